import { useSite } from '../../api/site-settings'
import { DataTable } from '../../components/data-table'
import { ExternalLink } from '../../components/links'
import { publications } from '../publication-list'

type Publication = (typeof publications)[number]

const Download = ({ title, source }: Publication) => {
  const { pdfs, links } = useSite()
  if (source.kind === 'document') {
    const href = pdfs[source.document]
    return href ? (
      <ExternalLink href={href}>
        Download PDF<span className="visually-hidden">: {title}</span>
      </ExternalLink>
    ) : (
      'On request'
    )
  }
  const record = source.kind === 'record' ? links[source.link] : undefined
  return record ? (
    <>
      Thesis, <ExternalLink href={record}>university record</ExternalLink>
    </>
  ) : (
    'Thesis, no download'
  )
}

/** The 13 publications of requirements §2. */
export const PublicationsTable = () => (
  <DataTable
    caption="Publications related to the LPI"
    rows={publications}
    rowKey={({ number }) => number}
    columns={[
      { title: 'No.', cell: ({ number }) => number, width: '4rem' },
      { title: 'Name', cell: ({ name }) => name, width: '14rem' },
      { title: 'Title', cell: ({ title }) => title, isRowHeader: true },
      { title: 'Download', cell: (publication) => <Download {...publication} />, width: '13rem' },
    ]}
  />
)
