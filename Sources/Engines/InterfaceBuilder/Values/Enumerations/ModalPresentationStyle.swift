/// How a controller is presented.
package enum ModalPresentationStyle: String, EnumerationValue {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover, blurOverFullScreen
}
