import { useSite } from '../../api/site-settings'
import { DataTable } from '../../components/data-table'
import { ExternalLink } from '../../components/links'
import { publications } from '../publication-list'

const Download = ({ title, document, record }: (typeof publications)[number]) => {
  const { pdfs, links } = useSite()
  const href = document ? pdfs[document] : record && links[record]
  if (!href) return document ? 'On request' : 'Thesis, no download'
  return document ? (
    <ExternalLink href={href}>
      Download PDF<span className="visually-hidden">: {title}</span>
    </ExternalLink>
  ) : (
    <>
      Thesis, <ExternalLink href={href}>university record</ExternalLink>
    </>
  )
}

export const PublicationsTable = () => (
  <DataTable
    caption="Publications related to the LPI"
    rows={publications}
    rowKey={({ number }) => number}
    columns={[
      { title: 'No.', cell: ({ number }) => number, width: '4rem', onPhone: 'hidden' },
      { title: 'Name', cell: ({ name }) => name, width: '14rem', onPhone: 'unlabelled' },
      { title: 'Title', cell: ({ title }) => title, isRowHeader: true },
      {
        title: 'Download',
        cell: (publication) => <Download {...publication} />,
        width: '13rem',
        onPhone: 'unlabelled',
      },
    ]}
  />
)
