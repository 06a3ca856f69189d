import UIKit

// Every control in its states, with one preview each.

#Preview("Buttons", traits: .sizeThatFitsLayout) {
  Sheet([
    (
      "Configurations",
      [
        ControlGallery.button(.plain(), "Plain"), ControlGallery.button(.gray(), "Gray"),
        ControlGallery.button(.tinted(), "Tinted"), ControlGallery.button(.filled(), "Filled"),
      ]
    ),
    (
      "Highlighted",
      [
        ControlGallery.show(ControlGallery.button(.plain(), "Plain"), in: .highlighted),
        ControlGallery.show(ControlGallery.button(.gray(), "Gray"), in: .highlighted),
        ControlGallery.show(ControlGallery.button(.tinted(), "Tinted"), in: .highlighted),
        ControlGallery.show(ControlGallery.button(.filled(), "Filled"), in: .highlighted),
      ]
    ),
    (
      "Selected",
      [
        ControlGallery.show(ControlGallery.button(.plain(), "Plain"), in: .selected),
        ControlGallery.show(ControlGallery.button(.gray(), "Gray"), in: .selected),
        ControlGallery.show(ControlGallery.button(.tinted(), "Tinted"), in: .selected),
        ControlGallery.show(ControlGallery.button(.filled(), "Filled"), in: .selected),
      ]
    ),
    (
      "Disabled",
      [
        ControlGallery.button(.plain(), "Plain", isEnabled: false),
        ControlGallery.button(.gray(), "Gray", isEnabled: false),
        ControlGallery.button(.tinted(), "Tinted", isEnabled: false),
        ControlGallery.button(.filled(), "Filled", isEnabled: false),
      ]
    ),
    (
      "Sizes",
      [
        ControlGallery.button("Mini", size: .mini), ControlGallery.button("Small", size: .small),
        ControlGallery.button("Medium", size: .medium),
      ]
    ),
    ("Large", [ControlGallery.button("Large", size: .large)]),
    (
      "Corners",
      [
        ControlGallery.button("Small", size: .medium, corners: .small),
        ControlGallery.button("Large", size: .medium, corners: .large),
        ControlGallery.button("Capsule", size: .medium, corners: .capsule),
      ]
    ),
    ("With a subtitle", [ControlGallery.button("Subscribe", size: .large, subtitle: "12 issues a year")]),
    (
      "Images",
      [
        ControlGallery.iconButton(.plain(), placement: .leading),
        ControlGallery.iconButton(.tinted(), placement: .trailing),
        ControlGallery.iconButton(.filled(), placement: .top),
      ]
    ),
    ("Busy, and with a menu", [ControlGallery.busyButton(), ControlGallery.popUpButton()]),
  ])
}

#Preview("System buttons", traits: .sizeThatFitsLayout) {
  Sheet([
    (
      "System: normal, highlighted, selected, disabled",
      [
        ControlGallery.button("Normal"), ControlGallery.button("Pressed", state: .highlighted),
        ControlGallery.button("Selected", state: .selected), ControlGallery.button("Disabled", state: .disabled),
      ]
    ),
    (
      "Custom: normal, highlighted, disabled",
      [
        ControlGallery.button("Normal", type: .custom),
        ControlGallery.button("Pressed", type: .custom, state: .highlighted),
        ControlGallery.button("Disabled", type: .custom, state: .disabled),
      ]
    ),
    (
      "Types",
      [
        UIButton(type: .contactAdd), UIButton(type: .detailDisclosure), UIButton(type: .infoLight),
        UIButton(type: .infoDark), UIButton(type: .close),
      ]
    ),
    (
      "Types, disabled",
      [
        ControlGallery.show(UIButton(type: .contactAdd), in: .disabled),
        ControlGallery.show(UIButton(type: .infoLight), in: .disabled),
        ControlGallery.show(UIButton(type: .close), in: .disabled),
      ]
    ),
  ])
}

#Preview("Switches", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Off and on", [ControlGallery.toggle(isOn: false), ControlGallery.toggle(isOn: true)]),
    ("Another tint", [ControlGallery.toggle(isOn: true, tint: .systemPurple)]),
    (
      "Disabled",
      [ControlGallery.toggle(isOn: false, isEnabled: false), ControlGallery.toggle(isOn: true, isEnabled: false)]
    ),
  ])
}

#Preview("Sliders", traits: .sizeThatFitsLayout) {
  Sheet([
    ("At the ends and between", [0, 0.4, 1].map { ControlGallery.slider($0, width: 88) }),
    ("Another tint", [ControlGallery.slider(0.6, tint: .systemOrange)]),
    ("Disabled", [ControlGallery.slider(0.6, isEnabled: false)]),
  ])
}

#Preview("Segmented controls", traits: .sizeThatFitsLayout) {
  Sheet([
    ("The first selected", [ControlGallery.segments(["Map", "Transit", "Satellite"])]),
    ("Another tint", [ControlGallery.segments(["Day", "Week", "Month"], selected: 1, tint: .systemBlue)]),
    ("None selected", [ControlGallery.segments(["First", "Second"], selected: UISegmentedControl.noSegment)]),
    ("Images", [ControlGallery.iconSegments()]),
    ("Disabled", [ControlGallery.show(ControlGallery.segments(["Map", "Transit", "Satellite"]), in: .disabled)]),
  ])
}

#Preview("Steppers", traits: .sizeThatFitsLayout) {
  Sheet([
    ("At the lower end and between", [0, 50].map { ControlGallery.stepper($0) }),
    ("At the upper end", [ControlGallery.stepper(100)]),
    ("Disabled", [ControlGallery.stepper(50, isEnabled: false)]),
  ])
}

#Preview("Progress", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Bars", [ControlGallery.progress(0.6)]),
    ("A bar's edge", [ControlGallery.progress(0.4, style: .bar)]),
    (
      "Wheels",
      [
        ControlGallery.activity(.medium), ControlGallery.activity(.large),
        ControlGallery.activity(.large, color: .systemRed),
      ]
    ),
    ("Pages", [ControlGallery.pages(5, current: 1), ControlGallery.prominentPages()]),
  ])
}

#Preview("Pickers", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Colours", [ControlGallery.colorWell(nil), ControlGallery.colorWell(.systemTeal)]),
    ("Compact", [ControlGallery.datePicker(.dateAndTime, .compact)]),
    ("Wheels", [ControlGallery.datePicker(.dateAndTime, .wheels)]),
  ])
}

#Preview("Calendar", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Inline", [ControlGallery.datePicker(.date, .inline)]),
    ("Compact", [ControlGallery.datePicker(.date, .compact), ControlGallery.datePicker(.time, .compact)]),
    ("A time", [ControlGallery.datePicker(.time, .wheels)]),
  ])
}

#Preview("Controls, right to left", traits: .sizeThatFitsLayout) {
  let sheet = Sheet([
    ("Switch and stepper", [ControlGallery.toggle(isOn: true), ControlGallery.stepper(0)]),
    ("Slider", [ControlGallery.slider(0.3)]),
    ("Segments", [ControlGallery.segments(["First", "Second", "Third"])]),
    ("Progress", [ControlGallery.progress(0.3)]),
    ("Pages", [ControlGallery.pages(5, current: 1)]),
    ("Buttons", [ControlGallery.iconButton(.tinted(), placement: .leading), ControlGallery.popUpButton()]),
    ("Field", [TextGallery.field(.roundedRect, text: "Text", clears: true)]),
    ("Date", [ControlGallery.datePicker(.dateAndTime, .compact)]),
  ])
  sheet.traitOverrides.layoutDirection = .rightToLeft
  return sheet
}

#Preview("Controls, accessibility text size", traits: .sizeThatFitsLayout) {
  let sheet = Sheet([
    ("Buttons", [ControlGallery.button(.filled(), "Filled"), ControlGallery.button(.gray(), "Gray")]),
    ("Segments", [ControlGallery.segments(["First", "Second"])]),
    ("Field", [TextGallery.field(.roundedRect, text: "Text", style: .body)]),
    ("Labels", [TextGallery.label("Headline", style: .headline)]),
    ("Body", [TextGallery.label("Body text", style: .body)]),
    ("Caption", [TextGallery.label("Caption", style: .caption1)]),
  ])
  sheet.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  return sheet
}

#Preview("Controls, small text size", traits: .sizeThatFitsLayout) {
  let sheet = Sheet([
    ("Buttons", [ControlGallery.button(.filled(), "Filled"), ControlGallery.button(.gray(), "Gray")]),
    ("Field", [TextGallery.field(.roundedRect, text: "Text", style: .body)]),
    ("Labels", [TextGallery.label("Headline", style: .headline), TextGallery.label("Body text", style: .body)]),
  ])
  sheet.traitOverrides.preferredContentSizeCategory = .extraSmall
  return sheet
}
