import styled from '@emotion/styled'
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

const SLIDE_MS = 7_000

// The picture fills its half of the frame to the rim.
const Frame = styled('div')({
  display: 'grid',
  overflow: 'hidden',
  background: 'var(--sheet)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  '@media (scripting: none)': { '& > noscript': { display: 'contents' } },
  '& > div, & > noscript > div': { alignSelf: 'center', padding: 'clamp(24px, 4vw, 56px)' },
  '& img, & svg': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', background: 'var(--shade)' },
  '@media (max-width: 799px)': { minHeight: 440, '& img, & svg': { order: -1 } },
  '@media (min-width: 800px)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    minHeight: 340,
    // As high as the frame, whose height is known before the picture.
    '& img': { height: 0, minHeight: '100%', aspectRatio: 'auto' },
    '& svg': { maxHeight: 340, aspectRatio: 'auto' },
  },
})

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginTop: 8,
})

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
      <Frame
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
      </Frame>
      {slides.length > 1 ? (
        <Controls>
          <IconButton
            aria-label={playing ? 'Pause the highlights' : 'Play the highlights'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
          <IconButton aria-label="Previous highlight" onClick={() => go(-1)}>
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <span style={{ fontVariantNumeric: 'tabular-nums' }} aria-hidden>
            {at + 1} / {slides.length}
          </span>
          <IconButton aria-label="Next highlight" onClick={() => go(1)}>
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </Controls>
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
    <Frame style={roomForControls}>
      {isPending ? (
        <noscript>
          <OwnSlide />
        </noscript>
      ) : (
        <OwnSlide />
      )}
    </Frame>
  )
}
