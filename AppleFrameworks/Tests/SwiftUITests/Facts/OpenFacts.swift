/// The rows that nothing looks at yet, or that do not hold, each with its reason.
enum OpenFacts {
  /// Rows that are looked at, and that do not hold.
  static let failing: [String: String] = [:]

  static let reasons: [String: String] = [
    "U351": "lines of a footnote are 14 apart there, and as far here as the font says",
    "U352": "where ink begins, read off a picture of Apple's font",
    "U353": "lines of a footnote are 14 apart there, and as far here as the font says: two lines hold, six do not",
    "U355": "the bars of iOS 26, of which the measures are not there",
    "U359": "where ink begins, read off a picture of Apple's font",
    "U364": "where ink begins, read off a picture of Apple's font",
    "U366": "where ink begins, read off a picture of Apple's symbols",
    "U368": "lists are tables here, as on iOS 13 to 15; from 16 on they are collections",
    "U369": "lists are tables here, as on iOS 13 to 15; from 16 on they are collections",
    "U370": "lists are tables here, as on iOS 13 to 15; from 16 on they are collections",
    "U382": "text and pictures are UIKit views here, so that dumps and snapshots know them",
    "U431": "said of values that no host has filled; separators have their own color here, which is compared by U432",
  ]
}
