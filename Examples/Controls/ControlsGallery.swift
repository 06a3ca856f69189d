import UIKit

// Every control in its states, one preview each.

/// Rows of controls with a name each, on the system's background.
final class ControlSheet: UIView {
  private let stack = UIStackView()

  init(_ rows: [(name: String, views: [UIView])]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
    ])
    for row in rows { add(row.name, row.views) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ControlSheet is made in code")
  }

  private func add(_ name: String, _ views: [UIView]) {
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    let line = UIStackView(arrangedSubviews: views)
    line.spacing = 16
    line.alignment = .center
    let row = UIStackView(arrangedSubviews: [label, line])
    row.axis = .vertical
    row.alignment = .leading
    row.spacing = 8
    stack.addArrangedSubview(row)
  }
}

/// The controls that the previews show.
@MainActor
enum ControlGallery {
  static func button(_ configuration: UIButton.Configuration, _ title: String, isEnabled: Bool = true) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.isEnabled = isEnabled
    return button
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

  static func stepper(_ value: Double) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
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

  static func colorWell(_ color: UIColor?) -> UIColorWell {
    let well = UIColorWell()
    well.selectedColor = color
    return well
  }

  static func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return picker
  }
}

#Preview("Buttons", traits: .sizeThatFitsLayout) {
  ControlSheet([
    (
      "Configurations",
      [
        ControlGallery.button(.plain(), "Plain"), ControlGallery.button(.gray(), "Gray"),
        ControlGallery.button(.tinted(), "Tinted"), ControlGallery.button(.filled(), "Filled"),
      ]
    ),
    ("Disabled", [ControlGallery.button(.filled(), "Filled", isEnabled: false)]),
    ("Busy, and with a menu", [ControlGallery.busyButton(), ControlGallery.popUpButton()]),
    (
      "Types",
      [
        UIButton(type: .contactAdd), UIButton(type: .detailDisclosure), UIButton(type: .infoLight),
        UIButton(type: .close),
      ]
    ),
  ])
}

#Preview("Switches", traits: .sizeThatFitsLayout) {
  ControlSheet([
    ("Off and on", [ControlGallery.toggle(isOn: false), ControlGallery.toggle(isOn: true)]),
    ("Another tint", [ControlGallery.toggle(isOn: true, tint: .systemPurple)]),
    (
      "Disabled",
      [ControlGallery.toggle(isOn: false, isEnabled: false), ControlGallery.toggle(isOn: true, isEnabled: false)]
    ),
  ])
}

#Preview("Sliders", traits: .sizeThatFitsLayout) {
  ControlSheet([
    ("At the ends and between", [0, 0.4, 1].map { ControlGallery.slider($0, width: 96) }),
    ("Another tint", [ControlGallery.slider(0.6, tint: .systemOrange)]),
    ("Disabled", [ControlGallery.slider(0.6, isEnabled: false)]),
  ])
}

#Preview("Segmented controls", traits: .sizeThatFitsLayout) {
  ControlSheet([
    ("The first selected", [ControlGallery.segments(["Map", "Transit", "Satellite"])]),
    ("Another tint", [ControlGallery.segments(["Day", "Week", "Month"], selected: 1, tint: .systemBlue)]),
    ("None selected", [ControlGallery.segments(["First", "Second"], selected: UISegmentedControl.noSegment)]),
  ])
}

#Preview("Steppers", traits: .sizeThatFitsLayout) {
  ControlSheet([
    ("At the ends and between", [0, 50, 100].map { ControlGallery.stepper($0) })
  ])
}

#Preview("Progress", traits: .sizeThatFitsLayout) {
  ControlSheet([
    ("Bars", [ControlGallery.progress(0.6)]),
    ("A bar's edge", [ControlGallery.progress(0.4, style: .bar)]),
    (
      "Wheels",
      [
        ControlGallery.activity(.medium), ControlGallery.activity(.large),
        ControlGallery.activity(.large, color: .systemRed),
      ]
    ),
    ("Pages", [ControlGallery.pages(5, current: 1)]),
  ])
}

#Preview("Pickers", traits: .sizeThatFitsLayout) {
  ControlSheet([
    ("Colours", [ControlGallery.colorWell(nil), ControlGallery.colorWell(.systemTeal)]),
    ("Compact", [ControlGallery.datePicker(.dateAndTime, .compact)]),
    ("Wheels", [ControlGallery.datePicker(.dateAndTime, .wheels)]),
    ("Inline", [ControlGallery.datePicker(.date, .inline)]),
  ])
}
