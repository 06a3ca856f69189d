/// The appearance properties that most layers use; rarely used ones are in `LayerExtras`.
package struct LayerAppearance {
  package var backgroundColor: CGColor?
  package var borderColor: CGColor? = .opaqueBlack
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var opacity: Float = 1
  package var maskedCorners: UInt8 = 0b1111
  package var hasContinuousCorners = false

  package init() {}
}

extension CGColor {
  /// The default color of borders, shadows and filled shapes, one object for all layers.
  static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
