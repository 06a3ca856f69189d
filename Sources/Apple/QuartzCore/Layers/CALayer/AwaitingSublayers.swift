/// Which of a layer's sublayers, or its mask, waits for layout, and which for display: so that a single one is found
/// without looking at its siblings.
///
/// Meaningful while the layer has the flag that something below it waits.
package struct AwaitingSublayers {
  /// The only one; `nil` for several, or one that has left.
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
