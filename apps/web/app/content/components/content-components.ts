import { ButtonLink } from '../../components/button'
import { Row } from '../../components/page'
import { LookInside } from '../../features/sample-report/components/sample-report'
import { ComparisonTable } from './comparison-table'
import * as contactDetails from './contact-details'
import * as documents from './documents'
import { Faq, Question } from './faq'
import { Figure } from './page-illustration'
import * as prose from './prose'
import * as sections from './sections'
import * as steps from './steps'

/** What MDX files may use without importing it. */
const contentComponents = {
  ...contactDetails,
  ...documents,
  ...prose,
  ...sections,
  ...steps,
  a: prose.ProseLink,
  ul: prose.BulletList,
  ActionLinks: Row,
  ButtonLink,
  ComparisonTable,
  Faq,
  Figure,
  LookInside,
  Question,
} as const

/** Called by every compiled MDX file (build/information-pages.ts). */
export const useMDXComponents = () => contentComponents
