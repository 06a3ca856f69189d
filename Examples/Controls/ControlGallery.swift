import Foundation
import UIKit

/// The controls for the previews.
@MainActor
enum ControlGallery {
  static func button(_ configuration: UIButton.Configuration, _ title: String, isEnabled: Bool = true) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.isEnabled = isEnabled
    return button
  }

  /// Returns a button without a configuration, in a state.
  static func button(_ title: String, type: UIButton.ButtonType = .system, state: UIControl.State = .normal) -> UIButton
  {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if type == .custom { button.setTitleColor(.label, for: .normal) }
    return show(button, in: state)
  }

  static func iconButton(_ configuration: UIButton.Configuration, placement: NSDirectionalRectEdge) -> UIButton {
    var configuration = configuration
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePlacement = placement
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }

  static func button(
    _ title: String, size: UIButton.Configuration.Size, corners: UIButton.Configuration.CornerStyle = .dynamic,
    subtitle: String? = nil
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.subtitle = subtitle
    configuration.buttonSize = size
    configuration.cornerStyle = corners
    return UIButton(configuration: configuration)
  }

  static func show<Control: UIControl>(_ control: Control, in state: UIControl.State) -> Control {
    control.isHighlighted = state.contains(.highlighted)
    control.isSelected = state.contains(.selected)
    control.isEnabled = !state.contains(.disabled)
    return control
  }

  static func popUpButton() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [
      UIAction(title: "Name") { _ in }, UIAction(title: "Date added", state: .on) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  static func busyButton() -> UIButton {
    let button = button(.filled(), "Saving")
    button.configuration?.showsActivityIndicator = true
    button.configuration?.imagePadding = 6
    return button
  }

  static func toggle(isOn: Bool, tint: UIColor? = nil, isEnabled: Bool = true) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.onTintColor = tint
    toggle.isEnabled = isEnabled
    return toggle
  }

  static func slider(
    _ value: Float, width: CGFloat = 280, tint: UIColor? = nil, isEnabled: Bool = true
  ) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.minimumTrackTintColor = tint
    slider.isEnabled = isEnabled
    slider.widthAnchor.constraint(equalToConstant: width).isActive = true
    return slider
  }

  static func segments(_ titles: [String], selected: Int = 0, tint: UIColor? = nil) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    control.selectedSegmentTintColor = tint
    if tint != nil { control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected) }
    return control
  }

  static func iconSegments() -> UISegmentedControl {
    let images = ["list.bullet", "calendar", "person.fill"].compactMap { UIImage(systemName: $0) }
    let control = UISegmentedControl(items: images)
    control.selectedSegmentIndex = 2
    return control
  }

  static func stepper(_ value: Double, isEnabled: Bool = true) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    stepper.isEnabled = isEnabled
    return stepper
  }

  static func progress(_ progress: Float, style: UIProgressView.Style = .default) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: style)
    view.progress = progress
    view.widthAnchor.constraint(equalToConstant: 280).isActive = true
    return view
  }

  static func activity(_ style: UIActivityIndicatorView.Style, color: UIColor? = nil) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    if let color { view.color = color }
    view.startAnimating()
    return view
  }

  static func pages(_ count: Int, current: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = current
    control.pageIndicatorTintColor = .systemGray4
    control.currentPageIndicatorTintColor = .systemBlue
    return control
  }

  static func prominentPages() -> UIPageControl {
    let control = pages(7, current: 3)
    control.pageIndicatorTintColor = nil
    control.currentPageIndicatorTintColor = nil
    control.backgroundStyle = .prominent
    return control
  }

  static func colorWell(_ color: UIColor?) -> UIColorWell {
    let well = UIColorWell()
    well.selectedColor = color
    return well
  }

  static func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    return picker
  }
}
