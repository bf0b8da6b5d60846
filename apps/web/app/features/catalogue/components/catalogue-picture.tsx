import type { ComponentProps } from 'react'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { ScaledPicture } from '../../../components/scaled-picture'
import { uploadUrl } from '../../../config/env'

export interface CataloguePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  readonly upload: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes: string
}

/** An uploaded picture; on a prerendered page in the smaller files that the build made, if any. */
export const CataloguePicture = ({ upload, ...props }: CataloguePictureProps) => (
  <ScaledPicture
    {...props}
    src={uploadUrl(upload)}
    srcSet={usePrerenderedData().pictures?.[upload]}
  />
)
