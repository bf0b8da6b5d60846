import { CataloguePicture, type CataloguePictureProps } from './catalogue-picture'
import styles from './product-cover.module.css'

export const ProductCover = (props: CataloguePictureProps) => (
  <CataloguePicture {...props} className={styles.cover} />
)
