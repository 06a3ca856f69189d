/// The presentation style of a controller.
package enum ModalPresentationStyle: String, EnumerationValue {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover, blurOverFullScreen
}

/// The transition that presents a controller.
package enum ModalTransitionStyle: String, EnumerationValue {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The position of a page controller's spine.
package enum PageSpineLocation: String, EnumerationValue {
  case none, min, mid, max
}

/// The transition between the pages of a page controller.
package enum PageTransitionStyle: String, EnumerationValue {
  case pageCurl, scroll
}

/// The screen edges at which a pan starts.
package enum RectEdge: String, EnumerationValue {
  case none, top, left, bottom, right, all
}

/// The kind of a segue. The last five cases are from before iOS 8.
package enum SegueKind: String, EnumerationValue {
  case show, showDetail, presentation, popoverPresentation, relationship, embed, unwind, custom, push, modal,
    replace, popover, action
}

/// The background of a split controller's first column.
package enum SplitBackgroundStyle: String, EnumerationValue {
  case none, sidebar
}

/// The distribution of a split controller's width among its columns.
package enum SplitBehavior: String, EnumerationValue {
  case automatic, tile, overlay, displace
}

/// The columns that a split controller prefers to display.
package enum SplitDisplayMode: String, EnumerationValue {
  case automatic, secondaryOnly, primaryHidden, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
    twoOverSecondary, twoDisplaceSecondary, allVisible, primaryOverlay, beside, over, hidden
}
