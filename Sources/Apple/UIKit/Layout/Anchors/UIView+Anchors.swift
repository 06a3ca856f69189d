// The anchors of views. Each is created on first use and remains the same object.

extension UIView {
  /// The leading edge, which is left in left-to-right languages.
  public final var leadingAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.leading) }

  /// The trailing edge, which is right in left-to-right languages.
  public final var trailingAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.trailing) }

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.left) }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.right) }

  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.top) }

  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.bottom) }

  /// The width.
  public final var widthAnchor: NSLayoutDimension { layoutState.item.dimension(.width) }

  /// The height.
  public final var heightAnchor: NSLayoutDimension { layoutState.item.dimension(.height) }

  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.centerX) }

  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.centerY) }

  /// The baseline of the first line of text; in a view without text, the top edge.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.firstBaseline) }

  /// The baseline of the last line of text; in a view without text, the bottom edge.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.lastBaseline) }

  final func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(layoutState.item, attribute)
  }
}
