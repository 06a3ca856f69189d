/// How a control behaves on a Mac.
package enum ButtonBehavioralStyle: String, EnumerationValue {
  case automatic, pad, mac
}

/// The corners of a button configuration.
package enum ButtonConfigurationCornerStyle: String, EnumerationValue {
  case dynamic, fixed, small, medium, large, capsule
}

/// The size of a button configuration.
package enum ButtonConfigurationSize: String, EnumerationValue {
  case mini, small, medium, large
}

/// Which of the ready-made configurations a button starts from.
package enum ButtonConfigurationStyle: String, EnumerationValue {
  case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent, glass, clearGlass,
    prominentGlass, prominentClearGlass
}

/// The role of a button.
package enum ButtonRole: String, EnumerationValue {
  case normal, primary, cancel, destructive
}

/// The `buttonType` of a button; absent is custom.
package enum ButtonType: String, EnumerationValue {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close, plain
}

/// Where a button configuration's image stands.
package enum ImagePlacement: String, EnumerationValue {
  case leading, trailing, top, bottom, all, none
}

/// How title and subtitle of a button configuration are aligned.
package enum TitleAlignment: String, EnumerationValue {
  case automatic, leading, center, trailing
}
