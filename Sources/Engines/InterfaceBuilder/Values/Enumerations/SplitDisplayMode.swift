/// Which columns a split controller prefers to show.
package enum SplitDisplayMode: String, EnumerationValue {
  case automatic, secondaryOnly, primaryHidden, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
    twoOverSecondary, twoDisplaceSecondary, allVisible, primaryOverlay, beside, over, hidden
}
