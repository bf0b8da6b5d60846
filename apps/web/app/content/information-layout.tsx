import { Outlet } from 'react-router'
import { Breadcrumb } from '../components/breadcrumb'
import { Lead, Section, Stack } from '../components/page'
import { LinkRows } from './components/link-rows'
import { PageIllustration } from './components/page-illustration'
import styles from './information-layout.module.css'
import { useInformationPage } from './information-page'

/**
 * Frame of an information page: breadcrumb, heading, lead and figure, the content of its MDX file,
 * and what to read next.
 */
export default function InformationLayout() {
  const { title, lead, figure, next, lang, crumbs } = useInformationPage()
  return (
    <Section className={styles.page} lang={lang}>
      <Stack gap={5}>
        <Stack gap={3}>
          <div lang={lang && 'en-MY'}>
            <Breadcrumb crumbs={crumbs} lang={lang} />
          </div>
          <div className={styles.opening} data-figure={figure !== undefined}>
            <Stack gap={2.5}>
              <h1>{title}</h1>
              <Lead>{lead}</Lead>
            </Stack>
            {figure ? <PageIllustration name={figure} /> : null}
          </div>
        </Stack>
        <Outlet />
        {next ? (
          <Stack gap={3}>
            <h2>Read on</h2>
            <LinkRows items={next} />
          </Stack>
        ) : null}
      </Stack>
    </Section>
  )
}
