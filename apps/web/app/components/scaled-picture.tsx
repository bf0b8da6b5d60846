import type { ComponentProps } from 'react'

/** The smaller files may be gone, or missing in a folder of the owner. */
const showOriginal = (image: HTMLImageElement) => image.removeAttribute('srcset')

/** A picture in several sizes, which falls back to the original. */
export const ScaledPicture = ({
  alt,
  ...props
}: ComponentProps<'img'> & { readonly alt: string }) => (
  <img
    {...props}
    alt={alt}
    // It may have been missing before hydration.
    ref={(image) => {
      if (image?.complete && image.naturalWidth === 0) showOriginal(image)
    }}
    onError={({ currentTarget }) => showOriginal(currentTarget)}
  />
)
