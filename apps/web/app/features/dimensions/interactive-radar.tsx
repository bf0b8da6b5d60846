import { type ComponentType, useEffect, useRef, useState } from 'react'
import { SampleRadar } from '../../components/illustrations/sample-radar'
import { logFailure } from '../../config/log'
import styles from './interactive-radar.module.css'
import { RadarTexts } from './radar-texts'

/**
 * A radar whose corners can be pulled. Until it is seen and its script has loaded, and without
 * scripts, it is the sample profile in the same size.
 */
export const InteractiveRadar = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [Handles, setHandles] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./radar-handles')
      setHandles(() => loaded.RadarHandles)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load().catch((error: unknown) => logFailure('Loading the radar', error))
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.radar} ref={frame}>
      {Handles ? (
        <Handles />
      ) : (
        <>
          <SampleRadar />
          <RadarTexts
            dimension="relational"
            // As in describe-scores.ts, which is not part of the first load.
            corner="90, high. Friendly, sympathetic, quick to connect. May find it hard to say no."
            pair="Openness and Relational: Thinks aloud, in company, and likes new ground."
            note="A made-up profile. The further out a corner, the higher the score."
          />
        </>
      )}
    </div>
  )
}
