import { dimensions } from '@shop/design'
import { paths } from '../../config/paths'
import { dimensionTexts } from '../dimension-texts'
import { LinkRows } from './link-rows'

/** Links to the sections about the five dimensions. */
export const DimensionLinks = () => (
  <LinkRows
    items={dimensions.map((dimension) => {
      const { name, short } = dimensionTexts[dimension]
      return { dimension, title: name, text: short, to: `${paths.dimensions}#${dimension}` }
    })}
  />
)
