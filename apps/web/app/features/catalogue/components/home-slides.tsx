import { ButtonLink } from '../../../components/button'
import { Section } from '../../../components/page'
import { safeRedirect } from '../../../routing/return-path'
import { useSliders } from '../api/queries'
import { CataloguePicture } from './catalogue-picture'
import styles from './home-slides.module.css'

const MAX_SLIDES = 3

/** The slides of the home page, as cards that stay. Nothing where the host has none. */
export const HomeSlides = () => {
  const slides = useSliders().data?.filter(({ title }) => title) ?? []
  if (slides.length === 0) return null
  return (
    <Section aria-label="Highlights">
      <ul className={styles.slides}>
        {slides.slice(0, MAX_SLIDES).map(({ title, text, image, link, link_label }, index) => {
          const to = safeRedirect(link)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a host may send no ids
            <li key={index}>
              {image ? (
                <CataloguePicture
                  upload={image}
                  alt=""
                  width={640}
                  height={360}
                  sizes="(max-width:799px) 92vw, 380px"
                  loading="lazy"
                />
              ) : null}
              <h2>{title}</h2>
              <p>{text}</p>
              {to === undefined ? null : (
                <ButtonLink variant="link" to={to}>
                  {link_label ?? 'Read more'}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
