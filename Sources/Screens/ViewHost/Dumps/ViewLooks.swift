import UIKit

/// The visible properties of a view other than its frame and text, by their names in UIKit.
@MainActor
enum ViewLooks {
  static func of(_ view: UIView) -> [String: String] {
    var looks: [String: String] = [:]
    func note(_ name: String, _ color: UIColor?) {
      looks[name] = color.flatMap { ViewDump.hex($0.resolvedColor(with: view.traitCollection)) }
    }
    func note(_ name: String, _ font: UIFont?) {
      looks[name] = font.map { "\($0.fontName) \(CGFloat($0.pointSize).briefDescription)" }
    }
    switch view {
    case let label as UILabel:
      note("font", label.font)
      note("textColor", label.textColor)
    case let field as UITextField:
      note("font", field.font)
      note("textColor", field.textColor)
      if let text = field.text, !text.isEmpty { looks["text"] = text } else { looks["placeholder"] = field.placeholder }
    case let text as UITextView:
      note("font", text.font)
      note("textColor", text.textColor)
      looks["text"] = text.text
    case let image as UIImageView:
      looks["image"] = image.image.map(name(of:))
      if image.image?.renderingMode == .alwaysTemplate || image.image?.isSymbolImage == true {
        note("tintColor", image.tintColor)
      }
    case let control as UISwitch: looks["isOn"] = "\(control.isOn)"
    case let control as UISlider: looks["value"] = CGFloat(control.value).briefDescription
    case let control as UIProgressView: looks["progress"] = CGFloat(control.progress).briefDescription
    case let control as UISegmentedControl: looks["selectedSegmentIndex"] = "\(control.selectedSegmentIndex)"
    case let control as UIStepper: looks["value"] = CGFloat(control.value).briefDescription
    default: break
    }
    if let control = view as? UIControl {
      if !control.isEnabled { looks["isEnabled"] = "false" }
      if control.isSelected { looks["isSelected"] = "true" }
    }
    let layer = view.layer
    if layer.borderWidth > 0 {
      looks["borderWidth"] = layer.borderWidth.briefDescription
      note("borderColor", layer.borderColor.map { UIColor(cgColor: $0) })
    }
    if layer.shadowOpacity > 0 {
      let (radius, offset) = (layer.shadowRadius.briefDescription, layer.shadowOffset)
      looks["shadow"] =
        "opacity \(CGFloat(layer.shadowOpacity).briefDescription), radius \(radius), offset "
        + "(\(offset.width.briefDescription), \(offset.height.briefDescription))"
    }
    return looks
  }

  private static func name(of image: UIImage) -> String {
    let size = "\(image.size.width.briefDescription) x \(image.size.height.briefDescription)"
    return image.accessibilityIdentifier.map { "\($0), \(size)" } ?? size
  }
}
