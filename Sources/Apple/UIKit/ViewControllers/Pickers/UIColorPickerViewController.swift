import Foundation

/// A controller in which the user chooses a color from a grid of grays and hues, and its opacity with a slider.
///
/// A device also has a spectrum, sliders and saved colors. The colors of the grid are computed from hues, and differ
/// from those of the system.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private final let grid = ColorGrid()
  private final let slider = UISlider()
  private final let sample = UIView()

  /// The object that is told about the chosen color. The reference is weak.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen color.
  ///
  /// - Default: White.
  open var selectedColor = UIColor.white { didSet { if isViewLoaded { showSelection() } } }

  /// Whether the user can choose the opacity.
  ///
  /// - Default: `true`.
  open var supportsAlpha = true { didSet { if isViewLoaded { slider.superview?.isHidden = !supportsAlpha } } }

  /// Whether there is a tool that picks a color from the screen. The picker of hosts has none.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/supportseyedropper
  open var supportsEyedropper = true

  /// The largest exposure of colors that the picker offers. Hosts display no colors brighter than white.
  ///
  /// - Default: 1, for colors without exposure. Smaller values are treated as 1.
  /// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller/maximumlinearexposure
  open var maximumLinearExposure: CGFloat = 1 {
    didSet { if !(maximumLinearExposure >= 1) { maximumLinearExposure = 1 } }
  }

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Colors"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Colors"
  }

  private static let spacing: CGFloat = 20
  private static let sampleSide: CGFloat = 75

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let heading = UILabel()
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .headline)
    let close = UIButton(type: .close)
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let top = UIStackView(arrangedSubviews: [heading, UIView(), close])
    top.alignment = .center
    grid.choose = { [weak self] color in self?.choose(color) }
    let opacity = UILabel()
    opacity.text = "OPACITY"
    opacity.font = .preferredFont(forTextStyle: .footnote)
    opacity.textColor = .secondaryLabel
    slider.accessibilityLabel = "Opacity"
    slider.addAction(UIAction { [weak self] _ in self?.changeOpacity() }, for: .valueChanged)
    let opacityRow = UIStackView(arrangedSubviews: [opacity, slider])
    opacityRow.axis = .vertical
    opacityRow.spacing = 4
    opacityRow.isHidden = !supportsAlpha
    sample.layer.cornerRadius = 10
    let sampleRow = UIStackView(arrangedSubviews: [sample, UIView()])
    let stack = UIStackView(arrangedSubviews: [top, grid, opacityRow, sampleRow])
    stack.axis = .vertical
    stack.spacing = Self.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.spacing),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: Self.spacing),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -Self.spacing),
      grid.heightAnchor.constraint(
        equalTo: grid.widthAnchor, multiplier: CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)),
      sample.widthAnchor.constraint(equalToConstant: Self.sampleSide),
      sample.heightAnchor.constraint(equalToConstant: Self.sampleSide),
    ])
    showSelection()
  }

  private func showSelection() {
    sample.backgroundColor = selectedColor
    slider.value = Float(selectedColor.cgColor.alpha)
    grid.selected = selectedColor
  }

  private func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color.withAlphaComponent(CGFloat(slider.value)) : color
    tell(continuously: false)
  }

  private func changeOpacity() {
    selectedColor = selectedColor.withAlphaComponent(CGFloat(slider.value))
    tell(continuously: slider.isTracking)
  }

  private func tell(continuously: Bool) {
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }
}
