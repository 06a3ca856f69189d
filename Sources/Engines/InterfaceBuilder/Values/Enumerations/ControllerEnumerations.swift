/// How a controller is presented.
package enum ModalPresentationStyle: String, EnumerationValue {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover, blurOverFullScreen
}

/// How a presented controller comes.
package enum ModalTransitionStyle: String, EnumerationValue {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Where the spine of a page controller is.
package enum PageSpineLocation: String, EnumerationValue {
  case none, min, mid, max
}

/// How a page controller turns pages.
package enum PageTransitionStyle: String, EnumerationValue {
  case pageCurl, scroll
}

/// The edges from which a pan starts.
package enum RectEdge: String, EnumerationValue {
  case none, top, left, bottom, right, all
}

/// What a segue does; the last five are those of before iOS 8.
package enum SegueKind: String, EnumerationValue {
  case show, showDetail, presentation, popoverPresentation, relationship, embed, unwind, custom, push, modal,
    replace, popover, action
}

/// The background of a split controller's first column.
package enum SplitBackgroundStyle: String, EnumerationValue {
  case none, sidebar
}

/// How the columns of a split controller share its width.
package enum SplitBehavior: String, EnumerationValue {
  case automatic, tile, overlay, displace
}

/// Which columns a split controller prefers to show.
package enum SplitDisplayMode: String, EnumerationValue {
  case automatic, secondaryOnly, primaryHidden, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
    twoOverSecondary, twoDisplaceSecondary, allVisible, primaryOverlay, beside, over, hidden
}
