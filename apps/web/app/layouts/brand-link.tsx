import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { paths } from '../config/paths'
import styles from './brand-link.module.css'

/** The mark and the name of the brand, which lead to the home page. Where there is little room, the short name is visible. */
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
