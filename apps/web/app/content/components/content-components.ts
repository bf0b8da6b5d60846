import { ButtonLink } from '../../components/button'
import { Row } from '../../components/page'
import { Biography, Reference } from './author'
import { Card, Cards } from './cards'
import { ComparisonTable } from './comparison-table'
import { CompanyName, ContactDetails, Email, TaxStatement } from './contact-details'
import { DimensionLinks } from './dimension-links'
import { DocumentItem, DocumentLink, DocumentList } from './documents'
import { Fact, Facts } from './facts'
import { Faq, Question } from './faq'
import { Figure } from './figure'
import { BulletList, Note, ProseLink } from './prose'
import { Scale } from './scale'
import { Section, Sections } from './sections'
import { SiteLink } from './site-link'
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
