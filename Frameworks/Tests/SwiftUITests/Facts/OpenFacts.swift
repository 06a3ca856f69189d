/// The rows that nothing looks at yet, or that do not hold, each with its reason.
enum OpenFacts {
  /// Rows that are looked at, and that do not hold.
  static let failing: [String: String] = [:]

  static let reasons: [String: String] = [
    "U196": "how a second line is shortened is UIKit's label here; not compared",
    "U214": "the look of iOS 26, which the hosts of these tests do not show",
    "U218": "the look of iOS 26, which the hosts of these tests do not show",
    "U222": "the look of iOS 26, which the hosts of these tests do not show",
    "U223": "the look of iOS 26, which the hosts of these tests do not show",
    "U225": "the look of iOS 26, which the hosts of these tests do not show",
    "U226": "the look of iOS 26, which the hosts of these tests do not show",
    "U278": "what comes and goes by the identity transition goes after the new one came, as without a transition",
    "U329": "the look of iOS 26, which the hosts of these tests do not show",
    "U334": "the look of iOS 26, which the hosts of these tests do not show",
    "U336": "the look of iOS 26, which the hosts of these tests do not show",
    "U339": "the look of iOS 26, which the hosts of these tests do not show",
    "U345": "the look of iOS 26, which the hosts of these tests do not show",
    "U347": "the look of iOS 26, which the hosts of these tests do not show",
    "U351": "the look of iOS 26, which the hosts of these tests do not show",
    "U352": "where ink begins, read off a picture of Apple's font",
    "U353": "the look of iOS 26, which the hosts of these tests do not show",
    "U355": "the look of iOS 26, which the hosts of these tests do not show",
    "U359": "where ink begins, read off a picture of Apple's font",
    "U361": "the card of UIKit's table lies elsewhere at this width, and a switch reports all that it draws (U383)",
    "U364": "where ink begins, read off a picture of Apple's font",
    "U366": "the look of iOS 26, which the hosts of these tests do not show",
    "U368": "lists are tables here, as on iOS 13 to 15; from 16 on they are collections",
    "U369": "lists are tables here, as on iOS 13 to 15; from 16 on they are collections",
    "U370": "lists are tables here, as on iOS 13 to 15; from 16 on they are collections",
    "U382": "text and pictures are UIKit views here, so that dumps and snapshots know them",
    "U384": "the look of iOS 26, which the hosts of these tests do not show",
    "U386": "a slider is as high as UIKit's here, 30 points; the row says about 31",
    "U431": "said of values that no host has filled; separators have their own colour here, which is compared by U432",
  ]
}
