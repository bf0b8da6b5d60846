import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { about } from '../content/pages/about'

export const meta = () => contentMeta(about)

export default function About() {
  return <ContentPage page={about} />
}
