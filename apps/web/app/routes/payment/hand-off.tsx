import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'To the payment page',
    description: 'Your browser is on its way to the page of the card payment provider.',
    noReferrer: true,
  })

export default dataComponent(async () => (await import('./hand-off-page')).HandOffPage)
