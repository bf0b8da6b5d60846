import { PlainPage } from "../ui/page";
import { pageTitle } from "../ui/page-title";

export const meta = () => pageTitle("Shop");

export default function Category() {
  return <PlainPage title="Shop" />;
}
