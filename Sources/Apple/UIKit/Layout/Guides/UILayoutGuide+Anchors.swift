extension UILayoutGuide {
  /// The leading edge, which is left in left-to-right languages.
  public final var leadingAnchor: NSLayoutXAxisAnchor { item.xAxisAnchor(.leading) }

  /// The trailing edge, which is right in left-to-right languages.
  public final var trailingAnchor: NSLayoutXAxisAnchor { item.xAxisAnchor(.trailing) }

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { item.xAxisAnchor(.left) }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { item.xAxisAnchor(.right) }

  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { item.yAxisAnchor(.top) }

  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { item.yAxisAnchor(.bottom) }

  /// The width.
  public final var widthAnchor: NSLayoutDimension { item.dimension(.width) }

  /// The height.
  public final var heightAnchor: NSLayoutDimension { item.dimension(.height) }

  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { item.xAxisAnchor(.centerX) }

  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { item.yAxisAnchor(.centerY) }

  final func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(item, attribute)
  }
}
