/// What a segue does; the last five are those of before iOS 8.
package enum SegueKind: String, EnumerationValue {
  case show, showDetail, presentation, popoverPresentation, relationship, embed, unwind, custom, push, modal,
    replace, popover, action
}
