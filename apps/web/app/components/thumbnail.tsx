import { uploadUrl } from '../config/env'
import styles from './thumbnail.module.css'

export const Thumbnail = ({
  upload,
  width,
}: {
  readonly upload: string
  readonly width: number
}) => (
  <img
    className={styles.thumbnail}
    src={uploadUrl(upload)}
    alt=""
    width={width}
    height={(width * 4) / 3}
    loading="lazy"
  />
)
