import { uploadUrl } from '../config/env'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  readonly upload: string
  /** In CSS pixels. */
  readonly width: number
}

/** The cover of a product next to its name. */
export const Thumbnail = ({ upload, width }: ThumbnailProps) => (
  <img
    className={styles.thumbnail}
    src={uploadUrl(upload)}
    alt=""
    width={width}
    height={(width * 4) / 3}
    loading="lazy"
  />
)
