/// The sublayer or mask of a layer that waits for layout or display, so that a single one is found without searching
/// its siblings.
///
/// Valid while the layer has the flag that a layer below it waits.
package struct AwaitingSublayers {
  /// The only waiting layer; `nil` for several, or after it was removed.
  var layout: Unmanaged<CALayer>?
  var display: Unmanaged<CALayer>?

  mutating func note(_ layer: CALayer, _ flag: LayerFlags, isFirst: Bool) {
    let noted = Unmanaged.passUnretained(layer)
    if flag == .descendantNeedsLayout {
      if isFirst { layout = noted } else if layout?.toOpaque() != noted.toOpaque() { layout = nil }
    } else {
      if isFirst { display = noted } else if display?.toOpaque() != noted.toOpaque() { display = nil }
    }
  }

  mutating func forget(_ layer: CALayer) {
    let gone = Unmanaged.passUnretained(layer).toOpaque()
    if layout?.toOpaque() == gone { layout = nil }
    if display?.toOpaque() == gone { display = nil }
  }
}
