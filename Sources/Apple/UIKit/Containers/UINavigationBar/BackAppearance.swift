/// The appearance of back buttons. Properties that are not set have the values of plain buttons.
@MainActor
enum BackAppearance {
  static func merge(
    _ own: UIBarButtonItemAppearance, over plain: UIBarButtonItemAppearance
  ) -> UIBarButtonItemAppearance {
    let result = plain.makeCopy()
    result.normal.titleTextAttributes.merge(own.normal.titleTextAttributes) { _, own in own }
    result.highlighted.titleTextAttributes.merge(own.highlighted.titleTextAttributes) { _, own in own }
    result.normal.titlePositionAdjustment = own.normal.titlePositionAdjustment
    return result
  }
}
