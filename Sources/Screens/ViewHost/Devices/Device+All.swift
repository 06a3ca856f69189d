/// The devices whose screens can be created.
///
/// Sizes and safe areas are those that public projects recorded from simulators (the device tables of
/// swift-snapshot-testing and Tinder Layout). If no landscape was recorded (iPhone 16, iPad Pro 10.5), it is derived
/// from the most similar device. The sizes of later devices are those in the Human Interface Guidelines
/// (developer.apple.com/design/human-interface-guidelines/layout), with the safe areas of similar devices. The top of
/// the iPhone Air is as reported by developers, as are the two displays of the iPhone Duo, whose status bar is at an
/// edge. In landscape, that edge of the outer display is reported at the left or right depending on its rotation; here,
/// it is at the right.
extension Device {
  /// All known devices, phones first, from old to new.
  public static let all: [Device] = [
    Device(
      "iPhone SE (1st generation)", aliases: ["iPhone 5", "iPhone 5s"], idiom: .phone, width: 320, height: 568,
      scale: 2,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 0, 0, 0), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone SE",
      aliases: [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
      ], idiom: .phone, width: 375, height: 667, scale: 2,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 0, 0, 0), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 8 Plus", aliases: ["iPhone 6 Plus", "iPhone 7 Plus"], idiom: .phone, width: 414, height: 736, scale: 3,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 0, 0, 0), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 11 Pro", aliases: ["iPhone X", "iPhone XS"], idiom: .phone, width: 375, height: 812, scale: 3,
      portrait: Side(safeArea: (44, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 44, 24, 44), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 11 Pro Max", aliases: ["iPhone XS Max"], idiom: .phone, width: 414, height: 896, scale: 3,
      portrait: Side(safeArea: (44, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 44, 24, 44), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 11", aliases: ["iPhone XR"], idiom: .phone, width: 414, height: 896, scale: 2,
      portrait: Side(safeArea: (44, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 44, 24, 44), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 12", aliases: ["iPhone 12 Pro"], idiom: .phone, width: 390, height: 844, scale: 3,
      portrait: Side(safeArea: (47, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 47, 21, 47), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 12 Pro Max", aliases: [], idiom: .phone, width: 428, height: 926, scale: 3,
      portrait: Side(safeArea: (47, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 47, 21, 47), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 13", aliases: ["iPhone 13 Pro"], idiom: .phone, width: 390, height: 844, scale: 3,
      portrait: Side(safeArea: (47, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 47, 21, 47), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 13 mini", aliases: ["iPhone 12 mini"], idiom: .phone, width: 375, height: 812, scale: 3,
      portrait: Side(safeArea: (50, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 50, 21, 50), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 13 Pro Max", aliases: [], idiom: .phone, width: 428, height: 926, scale: 3,
      portrait: Side(safeArea: (47, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 47, 21, 47), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 14", aliases: ["iPhone 16e"], idiom: .phone, width: 390, height: 844, scale: 3,
      portrait: Side(safeArea: (47, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 47, 21, 47), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 14 Plus", aliases: [], idiom: .phone, width: 428, height: 926, scale: 3,
      portrait: Side(safeArea: (47, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 47, 21, 47), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 14 Pro", aliases: [], idiom: .phone, width: 393, height: 852, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 14 Pro Max", aliases: [], idiom: .phone, width: 430, height: 932, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 15", aliases: [], idiom: .phone, width: 393, height: 852, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 15 Plus", aliases: [], idiom: .phone, width: 430, height: 932, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 15 Pro", aliases: [], idiom: .phone, width: 393, height: 852, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 15 Pro Max", aliases: [], idiom: .phone, width: 430, height: 932, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 16", aliases: [], idiom: .phone, width: 393, height: 852, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 16 Plus", aliases: [], idiom: .phone, width: 430, height: 932, scale: 3,
      portrait: Side(safeArea: (59, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 59, 21, 59), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone 16 Pro", aliases: ["iPhone 17", "iPhone 17 Pro"], idiom: .phone, width: 402, height: 874, scale: 3,
      portrait: Side(safeArea: (62, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 62, 21, 62), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone 16 Pro Max", aliases: ["iPhone 17 Pro Max"], idiom: .phone, width: 440, height: 956, scale: 3,
      portrait: Side(safeArea: (62, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 62, 21, 62), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone Air", aliases: [], idiom: .phone, width: 420, height: 912, scale: 3,
      portrait: Side(safeArea: (68, 0, 34, 0), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 68, 21, 68), horizontal: .regular, vertical: .compact)),
    Device(
      "iPhone Duo outer display", aliases: [], idiom: .phone, width: 466, height: 678, scale: 3,
      portrait: Side(safeArea: (0, 0, 34, 84), horizontal: .compact, vertical: .regular),
      landscape: Side(safeArea: (0, 0, 34, 84), horizontal: .compact, vertical: .compact)),
    Device(
      "iPhone Duo", aliases: ["iPhone Duo inner display"], idiom: .phone, width: 669, height: 951, scale: 3,
      portrait: Side(safeArea: (82, 0, 34, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (0, 0, 34, 84), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad mini (5th generation)", aliases: ["iPad 9.7"], idiom: .pad, width: 768, height: 1024, scale: 2,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad (9th generation)", aliases: ["iPad 10.2"], idiom: .pad, width: 810, height: 1080, scale: 2,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad mini (6th generation)", aliases: ["iPad mini (A17 Pro)"], idiom: .pad, width: 744, height: 1133, scale: 2,
      portrait: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad (10th generation)",
      aliases: [
        "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
        "iPad Air 11-inch (M3)",
      ], idiom: .pad, width: 820, height: 1180, scale: 2,
      portrait: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad Pro 10.5-inch", aliases: ["iPad Pro 10.5", "iPad Air (3rd generation)"], idiom: .pad, width: 834,
      height: 1112, scale: 2,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad Pro 11-inch", aliases: ["iPad Pro 11"], idiom: .pad, width: 834, height: 1194, scale: 2,
      portrait: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad Pro 12.9-inch", aliases: ["iPad Pro 12.9"], idiom: .pad, width: 1024, height: 1366, scale: 2,
      portrait: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (20, 0, 0, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad Air 13-inch (M2)", aliases: ["iPad Air 13-inch (M3)", "iPad Pro 12.9-inch (6th generation)"], idiom: .pad,
      width: 1024, height: 1366, scale: 2,
      portrait: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad Pro 11-inch (M4)", aliases: ["iPad Pro 11-inch (M5)"], idiom: .pad, width: 834, height: 1210, scale: 2,
      portrait: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular)),
    Device(
      "iPad Pro 13-inch (M4)", aliases: ["iPad Pro 13-inch (M5)"], idiom: .pad, width: 1032, height: 1376, scale: 2,
      portrait: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular),
      landscape: Side(safeArea: (24, 0, 20, 0), horizontal: .regular, vertical: .regular)),
  ]
}
