import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { author } from '../content/pages/author'

export const meta = () => contentMeta(author)

export default function Author() {
  return <ContentPage page={author} />
}
