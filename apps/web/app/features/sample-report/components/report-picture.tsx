import { ScaledPicture } from '../../../components/scaled-picture'

interface ReportPictureProps {
  /** The address of the folder with the pages. */
  readonly folder: string
  readonly page: number
  readonly sizes: string
}

/** A page of a sample report, not to be read. */
export const ReportPicture = ({ folder, page, sizes }: ReportPictureProps) => {
  const file = `${folder}${page}`
  const files = { src: `${file}.webp`, srcSet: `${file}-450.webp 450w, ${file}.webp 900w`, sizes }
  return <ScaledPicture {...files} alt="" width={900} height={1273} loading="lazy" />
}
