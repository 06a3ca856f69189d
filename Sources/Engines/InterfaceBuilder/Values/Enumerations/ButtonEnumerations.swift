/// The behavior of a control on a Mac.
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

/// The predefined configuration on which a button's configuration is based.
package enum ButtonConfigurationStyle: String, EnumerationValue {
  case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent, glass, clearGlass,
    prominentGlass, prominentClearGlass
}

/// The role of a button.
package enum ButtonRole: String, EnumerationValue {
  case normal, primary, cancel, destructive
}

/// The `buttonType` of a button.
///
/// - Default: `custom`.
package enum ButtonType: String, EnumerationValue {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close, plain
}

/// The position of the image in a button configuration.
package enum ImagePlacement: String, EnumerationValue {
  case leading, trailing, top, bottom, all, none
}

/// The alignment of title and subtitle in a button configuration.
package enum TitleAlignment: String, EnumerationValue {
  case automatic, leading, center, trailing
}
