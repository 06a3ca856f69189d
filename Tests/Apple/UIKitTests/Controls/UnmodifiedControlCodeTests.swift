import TestHosts
import Testing
import UIKit

// View code of apps, which must compile as for an iPhone.

private final class ThemedSwitch: UISwitch {
  override init(frame: CGRect) {
    super.init(frame: frame)
    onTintColor = .systemIndigo
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -4)
  }
}

private final class TabsControl: UISegmentedControl {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = 0
  }
}

private final class SettingsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let units = ["Celsius", "Fahrenheit", "Kelvin"]
  private(set) var log: [String] = []

  private lazy var notifications = ThemedSwitch(
    frame: .zero,
    primaryAction: UIAction { [weak self] action in
      guard let toggle = action.sender as? UISwitch else { return }
      self?.log.append("notifications \(toggle.isOn)")
    })

  private lazy var volume: UISlider = {
    let slider = ThickSlider(frame: .zero)
    slider.minimumValue = 0
    slider.maximumValue = 11
    slider.setValue(5, animated: false)
    slider.isContinuous = false
    slider.addAction(UIAction { [unowned self] _ in log.append("volume") }, for: .valueChanged)
    return slider
  }()

  private let tabs = TabsControl(items: ["General", "Advanced"])
  private let steps = UIStepper()
  private let loading = UIActivityIndicatorView(style: .medium)
  private let download = UIProgressView(progressViewStyle: .default)
  private let pages = UIPageControl()
  let picker = UIPickerView()
  private let birthday = UIDatePicker()
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    tabs.selectedSegmentIndex = 0
    tabs.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
    birthday.datePickerMode = .date
    birthday.preferredDatePickerStyle = .compact
    birthday.maximumDate = birthday.date
    pages.numberOfPages = 3
    loading.hidesWhenStopped = true
    loading.startAnimating()
    download.setProgress(0.3, animated: true)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    for control in [notifications, volume, tabs, steps, loading, download, pages, birthday, picker] {
      stack.addArrangedSubview(control)
    }
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      volume.widthAnchor.constraint(equalToConstant: 200),
      download.widthAnchor.constraint(equalTo: volume.widthAnchor),
    ])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { units.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    units[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append(units[row])
  }
}

@MainActor
@Suite("Controls in unmodified view code", .ownHosts)
struct UnmodifiedControlCodeTests {
  init() { StandardScreen.make() }

  @Test("a stack centers the controls, each in its own size")
  func layout() {
    let controller = SettingsViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.view.layoutIfNeeded()
    let sizes = controller.stack.arrangedSubviews.map(\.frame.size)
    #expect(sizes[0] == CGSize(width: 51, height: 31))
    #expect(sizes[1] == CGSize(width: 204, height: 31))
    #expect(sizes[2].height == 32)
    #expect(sizes[3] == CGSize(width: 94, height: 32))
    #expect(sizes[4] == CGSize(width: 20, height: 20))
    #expect(sizes[5] == CGSize(width: 200, height: 4))
    #expect(sizes[6] == CGSize(width: 74, height: 26))
    #expect(sizes[7].height == 34)
    #expect(sizes[8] == CGSize(width: 320, height: 216))
    #expect(controller.picker.numberOfRows(inComponent: 0) == 3)
  }
}
