import TestHosts
import Testing
import UIKit

/// The appearance of controls with a value, at its limits and between them, and disabled.
@Suite(.ownHosts)
@MainActor
struct ControlGoldenTests {
  @Test("switches", arguments: styles)
  func switches(style: UIUserInterfaceStyle) throws {
    let switches = [false, true, false, true].map { isOn in
      let control = UISwitch()
      control.isOn = isOn
      return control
    }
    for control in switches.suffix(2) { control.isEnabled = false }
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    try GoldenScreen(style).expect("switch", ControlSheet([switches + [tinted]]))
  }

  @Test("sliders", arguments: styles)
  func sliders(style: UIUserInterfaceStyle) throws {
    let faces = slider(0.5)
    faces.minimumValueImage = UIImage(systemName: "speaker")
    faces.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    let tinted = slider(0.6)
    tinted.minimumTrackTintColor = .systemOrange
    try GoldenScreen(style).expect(
      "slider",
      ControlSheet([
        [slider(0, width: 92), slider(0.4, width: 92), slider(1, width: 92)], [tinted], [shown(slider(0.6), .disabled)],
        [faces],
      ]))
  }

  @Test("steppers, at their ends as well", arguments: styles)
  func steppers(style: UIUserInterfaceStyle) throws {
    let steppers = [0.0, 50, 100].map { value in
      let stepper = UIStepper()
      stepper.value = value
      return stepper
    }
    try GoldenScreen(style).expect("stepper", ControlSheet([steppers, [shown(UIStepper(), .disabled)]]))
  }

  @Test("segmented controls: of titles, of images, with a tint, with nothing selected, disabled", arguments: styles)
  func segments(style: UIUserInterfaceStyle) throws {
    let tinted = segments(["Day", "Week", "Month"], 1)
    tinted.selectedSegmentTintColor = .systemBlue
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    let partly = segments(["One", "Two", "Three"], 0)
    partly.setEnabled(false, forSegmentAt: 1)
    try GoldenScreen(style).expect(
      "segmented-control",
      ControlSheet([
        [segments(["Map", "Transit", "Satellite"], 0)], [tinted],
        [segments(["First", "Second"], UISegmentedControl.noSegment)],
        [segments(["list.bullet", "calendar", "person.fill"].compactMap { UIImage(systemName: $0) }, 2)], [partly],
        [shown(segments(["Map", "Transit", "Satellite"], 0), .disabled)],
      ]))
  }

  @Test("page controls", arguments: styles)
  func pages(style: UIUserInterfaceStyle) throws {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .systemGray4
    pages.currentPageIndicatorTintColor = .systemBlue
    let prominent = UIPageControl()
    prominent.numberOfPages = 7
    prominent.currentPage = 3
    prominent.backgroundStyle = .prominent
    try GoldenScreen(style).expect("page-control", ControlSheet([[pages], [prominent]]))
  }

  @Test("color wells", arguments: styles)
  func colors(style: UIUserInterfaceStyle) throws {
    let wells = [nil, UIColor.systemTeal, .systemRed.withAlphaComponent(0.4)].map { color in
      let well = UIColorWell()
      well.selectedColor = color
      return well
    }
    try GoldenScreen(style).expect("color-well", ControlSheet([wells]))
  }

  private func slider(_ value: Float, width: CGFloat = 280) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.widthAnchor.constraint(equalToConstant: width).isActive = true
    return slider
  }

  private func segments(_ items: [Any], _ selected: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = selected
    return control
  }
}
