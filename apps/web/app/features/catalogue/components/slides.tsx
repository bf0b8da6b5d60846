import type { Slider } from '@shop/contract'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../../components/button'
import { IconButton } from '../../../components/icon-button'
import { Stack } from '../../../components/page'
import { uploadUrl } from '../../../config/env'
import { paths } from '../../../config/paths'
import { Spines } from '../../../content/drawings/still-lifes'
import { useSliders } from '../api/queries'
import styles from './slides.module.css'

const SLIDE_MS = 7_000

/** What the controls take below the frame, where there are none of them. */
const roomForControls = { marginBottom: 52 }

const Slides = ({ slides }: { readonly slides: readonly Slider[] }) => {
  const [at, setAt] = useState(0)
  // Motion starts only for those who have not asked for less of it, and rests under the pointer or the focus.
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const slide = slides[at % slides.length]
  const go = (step: number) => setAt((before) => (before + step + slides.length) % slides.length)

  useEffect(() => {
    if (!playing || held || slides.length < 2) return
    const timer = setInterval(() => setAt((before) => (before + 1) % slides.length), SLIDE_MS)
    return () => clearInterval(timer)
  }, [playing, held, slides.length])

  if (!slide) return null
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a layout of its own */}
      <div
        className={styles.frame}
        style={slides.length > 1 ? {} : roomForControls}
        role="group"
        aria-roledescription="slide"
        aria-label={`${at + 1} of ${slides.length}`}
        aria-live={playing && !held ? 'off' : 'polite'}
      >
        <Stack gap={2}>
          <h2>{slide.title}</h2>
          <p>{slide.text}</p>
          <div>
            <ButtonLink to={slide.link}>{slide.link_label}</ButtonLink>
          </div>
        </Stack>
        <img src={uploadUrl(slide.image)} alt="" width={640} height={360} />
      </div>
      {slides.length > 1 ? (
        <div className={styles.controls}>
          <IconButton
            aria-label={playing ? 'Pause the highlights' : 'Play the highlights'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
          <IconButton aria-label="Previous highlight" onClick={() => go(-1)}>
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <span className={styles.figures} aria-hidden>
            {at + 1} / {slides.length}
          </span>
          <IconButton aria-label="Next highlight" onClick={() => go(1)}>
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </section>
  )
}

/** What stands where the slides would, as large as they. */
const OwnSlide = () => (
  <>
    <Stack gap={2}>
      <h2>Read what stands behind it</h2>
      <p>Papers, guides and theses related to the inventory and its five dimensions.</p>
      <div>
        <ButtonLink to={paths.publications}>See the publications</ButtonLink>
      </div>
    </Stack>
    <Spines />
  </>
)

/** The home page's slider. Its room is kept while it loads; where no slides or no scripts come, the shop shows one of its own. */
export const HomeSlides = () => {
  const { data, isPending } = useSliders()
  if (data && data.length > 0) return <Slides slides={data} />
  return (
    <div className={styles.frame} style={roomForControls}>
      {isPending ? (
        <noscript>
          <OwnSlide />
        </noscript>
      ) : (
        <OwnSlide />
      )}
    </div>
  )
}
