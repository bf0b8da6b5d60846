import type { ComponentProps } from 'react'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { uploadUrl } from '../../../config/env'

/** The smaller files of an earlier build may be gone. */
const showOriginal = (image: HTMLImageElement) => image.removeAttribute('srcset')

const checkAtHydration = (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) showOriginal(image)
}

export interface CataloguePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  readonly upload: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes: string
}

/** An uploaded picture; on a prerendered page in the smaller files that the build made of it, if any. */
export const CataloguePicture = ({ upload, alt, ...props }: CataloguePictureProps) => (
  <img
    {...props}
    alt={alt}
    src={uploadUrl(upload)}
    srcSet={usePrerenderedData().pictures?.[upload]}
    ref={checkAtHydration}
    onError={({ currentTarget }) => showOriginal(currentTarget)}
  />
)
