import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'To the payment page',
    description: 'Your browser is on its way to the page of the card payment provider.',
    noReferrer: true,
  })

// The query is read inside the lazy page: new props before it is hydrated would replace the prerendered HTML with the fallback.
export default lazyComponent(async () => (await import('./hand-off-page')).HandOffPage)
