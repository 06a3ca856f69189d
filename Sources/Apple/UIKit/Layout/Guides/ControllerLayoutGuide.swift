/// The guide at the top or bottom of a controller's view: as high as what the safe area leaves out there.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return role == .topBars ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}
