import { ButtonLink } from '../../components/button'
import { Row } from '../../components/page'
import { ComparisonTable } from './comparison-table'
import { CompanyName, ContactDetails, Email, TaxStatement } from './contact-details'
import { DocumentItem, DocumentLink, DocumentList } from './documents'
import { Faq, Question } from './faq'
import { Figure } from './page-illustration'
import {
  Biography,
  BulletList,
  Card,
  Cards,
  DimensionLinks,
  Fact,
  Facts,
  Note,
  ProseLink,
  Reference,
  Scale,
  SiteLink,
} from './prose'
import { Section, Sections } from './sections'
import { Step, Steps } from './steps'

/** What MDX files may use without importing it. */
const contentComponents = {
  a: ProseLink,
  ul: BulletList,
  ActionLinks: Row,
  Biography,
  ButtonLink,
  Card,
  Cards,
  CompanyName,
  ComparisonTable,
  ContactDetails,
  DimensionLinks,
  DocumentItem,
  DocumentLink,
  DocumentList,
  Email,
  Fact,
  Facts,
  Faq,
  Figure,
  Note,
  Question,
  Reference,
  Scale,
  Section,
  Sections,
  SiteLink,
  Step,
  Steps,
  TaxStatement,
} as const

/** Called by every compiled MDX file (build/information-pages.ts). */
export const useMDXComponents = () => contentComponents
