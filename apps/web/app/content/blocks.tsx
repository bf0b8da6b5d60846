import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { Emblem } from '../components/brand-mark'
import { ButtonLink } from '../components/button'
import { DataTable } from '../components/data-table'
import { ExternalLink } from '../components/external-link'
import { Row } from '../components/page'
import { ContactBlock } from './contact-block'
import { Drawing } from './drawings/drawing'
import { Scale } from './drawings/scale'
import { InlineText } from './inline-text'
import type { Block, Card, Comparison, DocumentLink, Question, Titled, Way } from './model'
import {
  Beside,
  Bullets,
  CardBox,
  CardGrid,
  DocumentList,
  FactList,
  Figure,
  LinkRows,
  NoteBox,
  Numbered,
  QuestionBox,
} from './parts'
import { plain } from './plain'

const PaperIcon = () => (
  <svg viewBox="0 0 32 40" width={32} height={40} aria-hidden="true" focusable="false">
    <path d="M4 2h17l8 8v28H4Z" fill="var(--sheet)" stroke="var(--ink-soft)" strokeWidth="1.5" strokeLinejoin="round" />
    <path d="M21 2v8h8M9 18h14M9 24h14M9 30h9" fill="none" stroke="var(--ink-soft)" strokeWidth="1.5" />
  </svg>
)

const Documents = ({ items }: { readonly items: readonly DocumentLink[] }) => {
  const { pdfs } = useSite()
  return (
    <DocumentList>
      {items.map(({ document, title, note }) => {
        const href = pdfs[document]
        return (
          <li key={document}>
            <PaperIcon />
            {href ? <ExternalLink href={href}>{title} (PDF)</ExternalLink> : <strong>{title}</strong>}
            <p>{note}</p>
          </li>
        )
      })}
    </DocumentList>
  )
}

const Arrow = () => (
  <svg className="arrow" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
    <path d="M4 12h15m-6-6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
)

/** Ways on, each a line that leads somewhere as a whole. */
export const Ways = ({ items }: { readonly items: readonly Way[] }) => (
  <LinkRows>
    {items.map(({ title, text, dimension, to }) => (
      <li key={title} data-signed={dimension !== undefined}>
        {dimension ? (
          <span className="sign">
            <Emblem dimension={dimension} size={40} />
          </span>
        ) : null}
        <h3 style={dimension && { color: `var(--${dimension})` }}>
          <Link to={to}>{title}</Link>
        </h3>
        <p>
          <InlineText text={text} />
        </p>
        <Arrow />
      </li>
    ))}
  </LinkRows>
)

/** Short texts side by side; a card with a link is a link as a whole. */
const Cards = ({ items }: { readonly items: readonly Card[] }) => (
  <CardGrid>
    {items.map(({ title, text, link }) => (
      <CardBox key={title}>
        <h3>{title}</h3>
        <p>
          <InlineText text={text} />
        </p>
        {link ? <Link to={link.to}>{link.text}</Link> : null}
      </CardBox>
    ))}
  </CardGrid>
)

/** What happens one after the other. */
export const Steps = ({ items }: { readonly items: readonly Titled[] }) => (
  <Numbered>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <InlineText text={text} />
        </p>
      </li>
    ))}
  </Numbered>
)

const Facts = ({ items }: { readonly items: readonly Titled[] }) => (
  <FactList>
    {items.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <InlineText text={text} />
        </dd>
      </div>
    ))}
  </FactList>
)

const Questions = ({ items }: { readonly items: readonly Question[] }) => (
  <div>
    {items.map(({ question, answer }) => (
      <QuestionBox key={question}>
        <summary>{question}</summary>
        <div>
          {answer.map((text) => (
            <p key={plain(text)}>
              <InlineText text={text} />
            </p>
          ))}
        </div>
      </QuestionBox>
    ))}
  </div>
)

const ComparisonTable = ({ table: { caption, columns, rows } }: { readonly table: Comparison }) => (
  <DataTable<Comparison['rows'][number]>
    caption={caption}
    rows={rows}
    rowKey={({ cells }) => plain(cells[0] ?? '')}
    columns={columns.map((title, index) => ({
      title,
      isRowHeader: index === 0,
      cell: ({ cells, dimension }) => (
        // Copy has no word too long for its column: none is broken, and the columns share the width accordingly.
        <span style={{ overflowWrap: 'break-word', ...(index === 0 && dimension && { color: `var(--${dimension})` }) }}>
          <InlineText text={cells[index] ?? ''} />
        </span>
      ),
    }))}
  />
)

/** Draws one block of a page's copy. */
export const BlockView = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'note':
      return (
        <NoteBox>
          <InlineText text={block.text} />
        </NoteBox>
      )
    case 'list':
      return (
        <Bullets>
          {block.items.map((item) => (
            <li key={plain(item)}>
              <InlineText text={item} />
            </li>
          ))}
        </Bullets>
      )
    case 'steps':
      return <Steps items={block.items} />
    case 'facts':
      return <Facts items={block.items} />
    case 'cards':
      return <Cards items={block.items} />
    case 'ways':
      return <Ways items={block.items} />
    case 'documents':
      return <Documents items={block.items} />
    case 'scale':
      return <Scale dimension={block.dimension} ends={block.ends} />
    case 'comparison':
      return <ComparisonTable table={block.table} />
    case 'questions':
      return <Questions items={block.items} />
    case 'drawing':
      return (
        <Beside>
          <Figure>
            <Drawing name={block.drawing} />
            <figcaption>{block.caption}</figcaption>
          </Figure>
          <div>
            {block.texts.map((text) => (
              <p key={plain(text)}>
                <InlineText text={text} />
              </p>
            ))}
          </div>
        </Beside>
      )
    case 'contact':
      return <ContactBlock />
    case 'actions':
      return (
        <Row>
          {block.items.map(({ to, text }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'quiet'}>
              {text}
            </ButtonLink>
          ))}
        </Row>
      )
  }
}
