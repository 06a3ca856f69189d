extension SystemColors {
  // Red, green and blue from 0 to 255 and, if it isn't 1, alpha: as recorded on iOS 13 to 18; `later` as in the Human
  // Interface Guidelines since June 2025 (developer.apple.com/design/human-interface-guidelines/color).

  static let systemRed = UIColor(
    system: "systemRedColor",
    light: .init(255, 59, 48), dark: .init(255, 69, 58),
    highContrastLight: .init(215, 0, 21), highContrastDark: .init(255, 105, 97),
    later: .init(.init(255, 56, 60), .init(255, 66, 69), highContrast: .init(233, 21, 45), .init(255, 97, 101)))
  static let systemGreen = UIColor(
    system: "systemGreenColor",
    light: .init(52, 199, 89), dark: .init(48, 209, 88),
    highContrastLight: .init(36, 138, 61), highContrastDark: .init(48, 219, 91),
    later: .init(.init(52, 199, 89), .init(48, 209, 88), highContrast: .init(0, 137, 50), .init(74, 217, 104)))
  static let systemBlue = UIColor(
    system: "systemBlueColor",
    light: .init(0, 122, 255), dark: .init(10, 132, 255),
    highContrastLight: .init(0, 64, 221), highContrastDark: .init(64, 156, 255),
    later: .init(.init(0, 136, 255), .init(0, 145, 255), highContrast: .init(30, 110, 244), .init(92, 184, 255)))
  static let systemOrange = UIColor(
    system: "systemOrangeColor",
    light: .init(255, 149, 0), dark: .init(255, 159, 10),
    highContrastLight: .init(201, 52, 0), highContrastDark: .init(255, 179, 64),
    later: .init(.init(255, 141, 40), .init(255, 146, 48), highContrast: .init(197, 83, 0), .init(255, 160, 86)))
  static let systemYellow = UIColor(
    system: "systemYellowColor",
    light: .init(255, 204, 0), dark: .init(255, 214, 10),
    highContrastLight: .init(178, 80, 0), highContrastDark: .init(255, 212, 38),
    later: .init(.init(255, 204, 0), .init(255, 214, 0), highContrast: .init(161, 106, 0), .init(254, 223, 67)))
  static let systemPink = UIColor(
    system: "systemPinkColor",
    light: .init(255, 45, 85), dark: .init(255, 55, 95),
    highContrastLight: .init(211, 15, 69), highContrastDark: .init(255, 100, 130),
    later: .init(.init(255, 45, 85), .init(255, 55, 95), highContrast: .init(231, 18, 77), .init(255, 138, 196)))
  static let systemPurple = UIColor(
    system: "systemPurpleColor",
    light: .init(175, 82, 222), dark: .init(191, 90, 242),
    highContrastLight: .init(137, 68, 171), highContrastDark: .init(218, 143, 255),
    later: .init(.init(203, 48, 224), .init(219, 52, 242), highContrast: .init(176, 47, 194), .init(234, 141, 255)))
  static let systemTeal = UIColor(
    system: "systemTealColor",
    light: .init(48, 176, 199), dark: .init(64, 200, 224),
    highContrastLight: .init(0, 130, 153), highContrastDark: .init(93, 230, 255),
    later: .init(.init(0, 195, 208), .init(0, 210, 224), highContrast: .init(0, 129, 152), .init(59, 221, 236)))
  static let systemIndigo = UIColor(
    system: "systemIndigoColor",
    light: .init(88, 86, 214), dark: .init(94, 92, 230),
    highContrastLight: .init(54, 52, 163), highContrastDark: .init(125, 122, 255),
    later: .init(.init(97, 85, 245), .init(109, 124, 255), highContrast: .init(86, 74, 222), .init(167, 170, 255)))
  static let systemBrown = UIColor(
    system: "systemBrownColor",
    light: .init(162, 132, 94), dark: .init(172, 142, 104),
    highContrastLight: .init(127, 101, 69), highContrastDark: .init(181, 148, 105),
    later: .init(.init(172, 127, 94), .init(183, 138, 102), highContrast: .init(149, 109, 81), .init(219, 166, 121)))
  static let systemMint = UIColor(
    system: "systemMintColor",
    light: .init(0, 199, 190), dark: .init(99, 230, 226),
    highContrastLight: .init(12, 129, 123), highContrastDark: .init(99, 230, 226),
    later: .init(.init(0, 200, 179), .init(0, 218, 195), highContrast: .init(0, 133, 117), .init(84, 223, 203)))
  static let systemCyan = UIColor(
    system: "systemCyanColor",
    light: .init(50, 173, 230), dark: .init(100, 210, 255),
    highContrastLight: .init(0, 113, 164), highContrastDark: .init(10, 215, 255),
    later: .init(.init(0, 192, 232), .init(60, 211, 254), highContrast: .init(0, 126, 174), .init(109, 217, 255)))
  static let systemGray = UIColor(
    system: "systemGrayColor",
    light: .init(142, 142, 147), dark: .init(142, 142, 147),
    highContrastLight: .init(108, 108, 112), highContrastDark: .init(174, 174, 178))
  static let systemGray2 = UIColor(
    system: "systemGray2Color",
    light: .init(174, 174, 178), dark: .init(99, 99, 102),
    highContrastLight: .init(142, 142, 147), highContrastDark: .init(124, 124, 128))
  static let systemGray3 = UIColor(
    system: "systemGray3Color",
    light: .init(199, 199, 204), dark: .init(72, 72, 74),
    highContrastLight: .init(174, 174, 178), highContrastDark: .init(84, 84, 86))
  static let systemGray4 = UIColor(
    system: "systemGray4Color",
    light: .init(209, 209, 214), dark: .init(58, 58, 60),
    highContrastLight: .init(188, 188, 192), highContrastDark: .init(68, 68, 70))
  static let systemGray5 = UIColor(
    system: "systemGray5Color",
    light: .init(229, 229, 234), dark: .init(44, 44, 46),
    highContrastLight: .init(216, 216, 220), highContrastDark: .init(54, 54, 56))
  static let systemGray6 = UIColor(
    system: "systemGray6Color",
    light: .init(242, 242, 247), dark: .init(28, 28, 30),
    highContrastLight: .init(235, 235, 240), highContrastDark: .init(36, 36, 38))
  static let label = UIColor(
    system: "labelColor",
    light: .init(0, 0, 0), dark: .init(255, 255, 255),
    highContrastLight: .init(0, 0, 0), highContrastDark: .init(255, 255, 255))
  static let secondaryLabel = UIColor(
    system: "secondaryLabelColor",
    light: .init(60, 60, 67, 0.6), dark: .init(235, 235, 245, 0.6),
    highContrastLight: .init(60, 60, 67, 0.68), highContrastDark: .init(235, 235, 245, 0.68))
  static let tertiaryLabel = UIColor(
    system: "tertiaryLabelColor",
    light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3),
    highContrastLight: .init(60, 60, 67, 0.38), highContrastDark: .init(235, 235, 245, 0.38))
  static let quaternaryLabel = UIColor(
    system: "quaternaryLabelColor",
    light: .init(60, 60, 67, 0.18), dark: .init(235, 235, 245, 0.18),
    highContrastLight: .init(60, 60, 67, 0.26), highContrastDark: .init(235, 235, 245, 0.26))
  static let link = UIColor(
    system: "linkColor",
    light: .init(0, 122, 255), dark: .init(9, 132, 255),
    highContrastLight: .init(0, 122, 255), highContrastDark: .init(9, 132, 255))
  static let placeholderText = UIColor(
    system: "placeholderTextColor",
    light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3),
    highContrastLight: .init(60, 60, 67, 0.38), highContrastDark: .init(235, 235, 245, 0.38))
  static let separator = UIColor(
    system: "separatorColor",
    light: .init(60, 60, 67, 0.29), dark: .init(84, 84, 88, 0.6),
    highContrastLight: .init(60, 60, 67, 0.37), highContrastDark: .init(84, 84, 88, 0.7),
    // Light: as in files of Xcode 26. No source has another color for the dark style and for increased contrast.
    later: .init(
      .init(60, 60, 67, 0.12), .init(84, 84, 88, 0.6),
      highContrast: .init(60, 60, 67, 0.37), .init(84, 84, 88, 0.7)))
  static let opaqueSeparator = UIColor(
    system: "opaqueSeparatorColor",
    light: .init(198, 198, 200), dark: .init(56, 56, 58),
    highContrastLight: .init(198, 198, 200), highContrastDark: .init(56, 56, 58))
  static let systemBackground = UIColor(
    system: "systemBackgroundColor",
    light: .init(255, 255, 255), dark: .init(0, 0, 0),
    highContrastLight: .init(255, 255, 255), highContrastDark: .init(0, 0, 0),
    elevatedDark: .init(28, 28, 30), elevatedHighContrastDark: .init(36, 36, 38))
  static let secondarySystemBackground = UIColor(
    system: "secondarySystemBackgroundColor",
    light: .init(242, 242, 247), dark: .init(28, 28, 30),
    highContrastLight: .init(235, 235, 240), highContrastDark: .init(36, 36, 38),
    elevatedDark: .init(44, 44, 46), elevatedHighContrastDark: .init(54, 54, 56))
  static let tertiarySystemBackground = UIColor(
    system: "tertiarySystemBackgroundColor",
    light: .init(255, 255, 255), dark: .init(44, 44, 46),
    highContrastLight: .init(255, 255, 255), highContrastDark: .init(54, 54, 56),
    elevatedDark: .init(58, 58, 60), elevatedHighContrastDark: .init(68, 68, 70))
  static let systemGroupedBackground = UIColor(
    system: "systemGroupedBackgroundColor",
    light: .init(242, 242, 247), dark: .init(0, 0, 0),
    highContrastLight: .init(235, 235, 240), highContrastDark: .init(0, 0, 0),
    elevatedDark: .init(28, 28, 30), elevatedHighContrastDark: .init(36, 36, 38))
  static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackgroundColor",
    light: .init(255, 255, 255), dark: .init(28, 28, 30),
    highContrastLight: .init(255, 255, 255), highContrastDark: .init(36, 36, 38),
    elevatedDark: .init(44, 44, 46), elevatedHighContrastDark: .init(54, 54, 56))
  static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackgroundColor",
    light: .init(242, 242, 247), dark: .init(44, 44, 46),
    highContrastLight: .init(235, 235, 240), highContrastDark: .init(54, 54, 56),
    elevatedDark: .init(58, 58, 60), elevatedHighContrastDark: .init(68, 68, 70))
  static let systemFill = UIColor(
    system: "systemFillColor",
    light: .init(120, 120, 128, 0.2), dark: .init(120, 120, 128, 0.36),
    highContrastLight: .init(120, 120, 128, 0.28), highContrastDark: .init(120, 120, 128, 0.44))
  static let secondarySystemFill = UIColor(
    system: "secondarySystemFillColor",
    light: .init(120, 120, 128, 0.16), dark: .init(120, 120, 128, 0.32),
    highContrastLight: .init(120, 120, 128, 0.24), highContrastDark: .init(120, 120, 128, 0.4))
  static let tertiarySystemFill = UIColor(
    system: "tertiarySystemFillColor",
    light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24),
    highContrastLight: .init(118, 118, 128, 0.2), highContrastDark: .init(118, 118, 128, 0.32))
  static let quaternarySystemFill = UIColor(
    system: "quaternarySystemFillColor",
    light: .init(116, 116, 128, 0.08), dark: .init(118, 118, 128, 0.18),
    highContrastLight: .init(116, 116, 128, 0.16), highContrastDark: .init(118, 118, 128, 0.26))
}
