import type { Slider } from '@shop/contract/host'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ButtonLink, IconButton } from '../../../components/button'
import { classNames } from '../../../components/class-names'
import { Books } from '../../../components/illustrations/decorations'
import { Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import { safeRedirect } from '../../../routing/safe-redirect'
import { useSliders } from '../api/queries'
import { CataloguePicture } from './catalogue-picture'
import styles from './home-slides.module.css'

const SLIDE_MS = 7_000

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const subscribeToMotion = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

const Carousel = ({ slides }: { readonly slides: readonly Slider[] }) => {
  const [index, setIndex] = useState(0)
  const [playsByChoice, setIsPlaying] = useState<boolean>()
  const hasReducedMotion = useReducedMotion()
  const isPlaying = playsByChoice ?? !hasReducedMotion
  const [hasPointerOrFocus, setHasPointerOrFocus] = useState(false)
  const isMoving = isPlaying && !hasPointerOrFocus
  const slide = slides[index % slides.length]
  const link = safeRedirect(slide?.link)
  const hasControls = slides.length > 1
  const move = (step: number) => setIndex((previous) => (previous + step + slides.length) % slides.length)

  useEffect(() => {
    if (!isMoving || slides.length < 2) return
    const timer = setInterval(() => setIndex((previous) => (previous + 1) % slides.length), SLIDE_MS)
    return () => clearInterval(timer)
  }, [isMoving, slides.length])

  if (!slide) return null
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={() => setHasPointerOrFocus(true)}
      onPointerLeave={() => setHasPointerOrFocus(false)}
      onFocus={() => setHasPointerOrFocus(true)}
      onBlur={() => setHasPointerOrFocus(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
      <div
        className={classNames(styles.slide, hasControls ? undefined : styles.withoutControls)}
        role="group"
        aria-roledescription="slide"
        aria-label={`${index + 1} of ${slides.length}`}
        aria-live={isMoving ? 'off' : 'polite'}
      >
        <Stack gap={2}>
          <h2>{slide.title}</h2>
          <p>{slide.text}</p>
          {link === undefined ? null : (
            <div>
              <ButtonLink to={link}>{slide.link_label ?? 'Read more'}</ButtonLink>
            </div>
          )}
        </Stack>
        {slide.image ? (
          <CataloguePicture
            upload={slide.image}
            alt=""
            width={640}
            height={360}
            sizes="(max-width:799px) 92vw, 660px"
            loading="lazy"
          />
        ) : (
          <Books />
        )}
      </div>
      {hasControls ? (
        <div className={styles.controls}>
          <IconButton
            aria-label={isPlaying ? 'Pause the highlights' : 'Play the highlights'}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
          <IconButton aria-label="Previous highlight" onClick={() => move(-1)}>
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <span className={styles.position} aria-hidden>
            {index + 1} / {slides.length}
          </span>
          <IconButton aria-label="Next highlight" onClick={() => move(1)}>
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </section>
  )
}

const FallbackSlide = () => (
  <>
    <Stack gap={2}>
      <h2>The research behind it</h2>
      <p>Papers, guides and theses related to the inventory and its five dimensions.</p>
      <div>
        <ButtonLink to={paths.publications}>See the publications</ButtonLink>
      </div>
    </Stack>
    <Books />
  </>
)

/** The slides of the home page. Their space is reserved while they load; without slides or without JavaScript a fallback slide is shown. */
export const HomeSlides = () => {
  const { data, error } = useSliders()
  const slides = data?.filter(({ title }) => title) ?? []
  if (slides.length > 0) return <Carousel slides={slides} />
  return (
    <div className={classNames(styles.slide, styles.withoutControls)}>
      {data === undefined && !error ? (
        <noscript>
          <FallbackSlide />
        </noscript>
      ) : (
        <FallbackSlide />
      )}
    </div>
  )
}
