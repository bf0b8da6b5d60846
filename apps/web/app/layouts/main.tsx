import { Outlet } from 'react-router'
import styles from './main.module.css'

export const Main = () => (
  <main id="main" className={styles.main} tabIndex={-1}>
    <Outlet />
  </main>
)
