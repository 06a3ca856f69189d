@testable import UIKit

/// The texts of VoiceOver for a control without accessibility properties of the app.
@MainActor
struct SpokenDefaultRow {
  let name: String
  let make: () -> UIView
  let isElement: Bool
  let label: String?
  let value: String?
  let traits: UIAccessibilityTraits

  init(
    _ name: String, element: Bool = true, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = [],
    _ make: @escaping () -> UIView
  ) {
    (self.name, isElement, self.label, self.value) = (name, element, label, value)
    self.traits = traits
    self.make = make
  }

  static let all: [SpokenDefaultRow] = [
    SpokenDefaultRow("plain view", element: false) { UIView() },
    SpokenDefaultRow("plain control", element: false) { UIControl() },
    SpokenDefaultRow("stack view", element: false) { UIStackView() },
    SpokenDefaultRow("scroll view", element: false) { UIScrollView() },
    SpokenDefaultRow("label", label: "Hello", traits: .staticText) {
      let label = UILabel()
      label.text = "Hello"
      return label
    },
    SpokenDefaultRow("dimmed label", label: "Hello", traits: [.staticText, .notEnabled]) {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Hello")
      label.isEnabled = false
      return label
    },
    SpokenDefaultRow("button with a title", label: "Save", traits: .button) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      return button
    },
    SpokenDefaultRow("disabled, selected button", label: "Save", traits: [.button, .notEnabled, .selected]) {
      let button = UIButton(type: .system)
      button.setAttributedTitle(NSAttributedString(string: "Save"), for: .normal)
      button.isEnabled = false
      button.isSelected = true
      return button
    },
    SpokenDefaultRow("configured button", label: "Buy, Two left", traits: .button) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.subtitle = "Two left"
      return UIButton(configuration: configuration)
    },
    SpokenDefaultRow("button with a symbol", label: "square and arrow up", traits: .button) {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "square.and.arrow.up.fill"), for: .normal)
      return button
    },
    SpokenDefaultRow("button with a labeled image", label: "Share", traits: .button) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      image.accessibilityLabel = "Share"
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      return button
    },
    SpokenDefaultRow("image view", element: false, label: "star", traits: .image) {
      UIImageView(image: UIImage(systemName: "star.fill"))
    },
    SpokenDefaultRow("switch that is off", value: "0", traits: [.button, .toggleButton]) { UISwitch() },
    SpokenDefaultRow("switch that is on", value: "1", traits: [.button, .toggleButton]) {
      let control = UISwitch()
      control.isOn = true
      return control
    },
    SpokenDefaultRow("slider", value: "25%", traits: .adjustable) {
      let slider = UISlider()
      slider.maximumValue = 200
      slider.value = 50
      return slider
    },
    SpokenDefaultRow("progress", label: "Progress", value: "40%", traits: .updatesFrequently) {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.4
      return view
    },
    SpokenDefaultRow("stopped wheel", label: "Progress halted", value: "0", traits: .updatesFrequently) {
      UIActivityIndicatorView(style: .medium)
    },
    SpokenDefaultRow("turning wheel", label: "In progress", value: "1", traits: .updatesFrequently) {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    },
    SpokenDefaultRow("pages", value: "page 2 of 3", traits: [.adjustable, .updatesFrequently]) {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 1
      return control
    },
    SpokenDefaultRow("text field with a text", value: "Ada") {
      let field = UITextField()
      field.placeholder = "Name"
      field.text = "Ada"
      return field
    },
    SpokenDefaultRow("empty text field", value: "Name", traits: .notEnabled) {
      let field = UITextField()
      field.placeholder = "Name"
      field.isEnabled = false
      return field
    },
    SpokenDefaultRow("secret text field", value: "•••") {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "abc"
      return field
    },
    SpokenDefaultRow("text view", value: "Notes") {
      let view = UITextView()
      view.text = "Notes"
      return view
    },
    SpokenDefaultRow("text view to read", value: "Terms", traits: .staticText) {
      let view = UITextView()
      view.text = "Terms"
      view.isEditable = false
      return view
    },
    SpokenDefaultRow("color well", label: "Background", traits: .button) {
      let well = UIColorWell()
      well.title = "Background"
      return well
    },
    SpokenDefaultRow("segments", element: false) { UISegmentedControl(items: ["A", "B"]) },
    SpokenDefaultRow("stepper", element: false) { UIStepper() },
  ]
}
