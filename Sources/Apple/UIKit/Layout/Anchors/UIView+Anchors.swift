// The anchors of views: each is made when it is first asked for, and is the same from then on.

extension UIView {
  /// The leading edge: left in left-to-right languages.
  public final var leadingAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.leading) }

  /// The trailing edge: right in left-to-right languages.
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

  /// The center between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { layoutState.item.xAxisAnchor(.centerX) }

  /// The center between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.centerY) }

  /// The baseline of the first line of text; the top of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.firstBaseline) }

  /// The baseline of the last line of text; the bottom of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutState.item.yAxisAnchor(.lastBaseline) }

  final func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(layoutState.item, attribute)
  }
}
