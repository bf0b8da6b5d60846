import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { paths } from '../config/paths'
import styles from './brand-link.module.css'

export const BrandLink = () => {
  const { brand } = useSite()
  return (
    <Link className={styles.brand} to={paths.home}>
      <BrandMark />
      <span className={styles.wide}>{brand.name}</span>
      <span className={styles.narrow} aria-hidden>
        {brand.short}
      </span>
    </Link>
  )
}
