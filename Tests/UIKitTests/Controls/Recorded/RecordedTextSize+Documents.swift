extension RecordedTextSize {
  /// Labels as Interface Builder saved them.
  static let documents = rows(
    #"""
    L0001 system regular 12 2 37 14.5 15 min
    L0004 system medium 16 2 65.5 19.5 Australia
    L0006 system bold 13 2 74.5 16 HIGHLIGHT
    L0007 system medium 13 2 127.5 16 PLAYBACK EFFECTS
    L0008 system regular 15 2 139.5 18 Voices sound louder
    L0009 system regular 14 2 150 17 Custom effects applied
    L0010 system semibold 11 2 59 13.5 DAY NAME
    L0011 system regular 15 2 122.5 18 3 December 2019
    L0012 system regular 15 2 55 18 50 mins
    L0015 system semibold 12 2 83.5 14.5 Podcast name
    L0018 system regular 17 2 95 20.5 Shorter than
    L0019 system regular 13 2 61.5 16 FILTER BY
    L0020 system semibold 12 2 67 14.5 LOADING...
    L0021 system medium 15 2 75.5 18 0 Selected
    L0022 system medium 15 2 38.5 18 Label
    L0023 system medium 12 2 35 14.5 00:00
    L0024 system semibold 12 2 10 14.5 1.
    L0025 system regular 16 2 106 19.5 Podcast Name
    L0027 system bold 13 2 80.5 16 SUPPORTER
    L0028 system regular 14 2 159.5 17 Thanks for your support!
    L0029 system regular 14 2 47 17 Weekly
    L0030 system regular 14 2 46.5 17 Hmmm
    L0031 system semibold 12 2 73.5 14.5 0 SELECTED
    L0032 system regular 15 2 148.5 18 Description (optional)
    L0034 system medium 13 2 99.5 16 MORE ACTIONS
    L0035 system regular 15 2 162 18 7 de novembro de 2016
    L0036 system regular 15 2 37.5 18 Label
    L0038 system semibold 13 2 89.5 16 Podcast name
    L0039 system regular 14 2 45 17 Phrase
    L0041 system regular 16 2 109 19.5 Variable Speed
    L0042 system regular 16 2 126.5 19.5 23 hours 33 mins
    L0043 system medium 14 2 67 17 Subscribe
    L0044 system medium 11 2 45.5 13.5 BUNDLE
    L0046 system medium 14 2 92.5 17 Next Payment
    L0047 system medium 14 2 66 17 Cancelled
    L0049 system medium 14 2 165.5 17 Access End 20 Sep 2020
    L0050 system regular 16 2 49.5 19.5 45 sec
    L0051 system regular 15 2 98 18 Settings Label
    L0052 system medium 16 2 60.5 19.5 Rename
    L0055 system bold 34 2 188 41 Diagnostics
    L0056 system regular 17 2 32.5 20.5 Text
    L0057 system regular 14 2 35.5 17 Label
    L0058 system regular 17 2 182 20.5 Group Name Goes Here
    L0059 system regular 12 2 44 14.5 Subtitle
    L0060 system regular 12 2 53 14.5 Members
    L0061 system regular 30 2 143 36 Thank you!
    L0062 system regular 16 2 31.5 19.5 Title
    L0063 system regular 11 2 40.5 13.5 Subtitle
    L0064 system regular 16 2 68 19.5 Accounts
    L0065 system regular 16 2 72 19.5 username
    L0066 system regular 17 2 158 20.5 Double Tap Reaction
    L0067 system regular 16 2 41.5 19.5 Detail
    L0068 system regular 16 2 39.5 19.5 Label
    L0069 system bold 15 2 127.5 18 Comments Count
    L0071 system regular 15 2 162.5 18 Fade Duration: 0.25 sec
    L0072 system regular 15 3 162.667 18 Fade Duration: 0.25 sec
    L0073 system regular 15 3 118.667 18 victoria.anderson
    L0074 system regular 15 3 30 18 Role
    L0077 system medium 14 2 30 17 0.00
    L0078 system regular 13 2 87.5 16 Selected color
    L0079 system regular 12 2 96 14.5 open.rocket.chat
    L0080 system semibold 16 2 41.5 19.5 Label
    L0081 system regular 15 2 45 18 Server
    L0082 system regular 10 2 68.5 12 S.Worthington
    L0083 system regular 10 2 48.5 12 Z.Saldana
    L0084 system regular 10 2 44.5 12 S.Weaver
    L0085 system regular 10 2 33.5 12 S.Lang
    L0086 system regular 15 2 52.5 18 Casting
    L0087 system regular 10 2 61 12 M.Rodriguez
    L0088 system bold 36 2 146 43 Masonry
    L0089 system regular 17 2 41.5 20.5 Label
    L0090 system bold 36 2 289.5 43 ASDKgram-Swift
    L0091 system regular 17 2 191 20.5 No bookmarks added yet
    L0092 system regular 16 2 47 19.5 Delete
    L0093 system regular 17 2 33 20.5 Title
    L0095 system regular 14 2 100.5 17 Add a response
    L0098 system semibold 11 2 66 13.5 Staff (Staff)
    L0099 system regular 14 2 79.5 17 8 responses
    L0100 system regular 11 2 124.5 13.5 Answer with checkmark
    L0102 system medium 16 2 180 19.5 NavigationBar & Toolbar
    L0103 system medium 16 2 159.5 19.5 CustomView example
    L0104 system medium 16 2 72 19.5 Safe Area
    L0105 system regular 12 2 133 14.5 Safe Area vs Superview
    L0106 system medium 16 2 91 19.5 UITableView
    L0107 system medium 16 2 185 19.5 UITableView in Container
    L0108 system medium 16 2 165 19.5 UITableViewController
    L0109 system medium 16 2 192.5 19.5 UICollectionView example
    L0111 system medium 16 2 78 19.5 StackView
    L0112 system medium 16 2 161 19.5 WKWebView example
    L0113 system medium 16 2 142 19.5 UISearchController
    L0114 system regular 12 2 99 14.5 Search Controller
    L0115 system medium 16 2 105 19.5 Text Selection
    L0116 system regular 12 2 23 14.5 #56
    L0118 system regular 12 2 78 14.5 #1763, #1888
    L0120 system regular 12 2 36 14.5 #1606
    L0121 system regular 12 2 36 14.5 #1892
    L0122 system regular 12 2 36 14.5 #1935
    L0123 system medium 16 2 179.5 19.5 Non Scrollable TextView
    L0125 system medium 16 2 168 19.5 enableMode = .disable
    L0126 system regular 12 2 37.5 14.5 #2000
    L0127 system regular 12 2 103 14.5 Should Hide Title?
    L0128 system bold 12 3 22.667 14.333 100
    L0129 system regular 17 2 53.5 20.5 Search
    L0130 system regular 17 2 54 20.5 Brands
    L0131 system regular 17 2 38 20.5 33 cl
    L0132 system regular 16 3 92.333 19.333 Today, 0HRS
    L0133 system regular 47 3 119 56.333 09:10
    L0134 system regular 16 2 30.5 19.5 Text
    L0135 system regular 17 2 124 20.5 Change this text
    L0136 system regular 17 2 91 20.5 fitToBounds
    L0137 system regular 17 2 143 20.5 Expand top margin
    L0138 system regular 17 3 129 20.333 Uploading report
    L0139 system medium 12 2 50 14.5 Duration
    L0140 system regular 17 2 71.5 20.5 Waiting...
    L0141 system regular 12 2 33.5 14.5 20:30
    L0144 system regular 15 2 166 18 Messages failed to send
    L0145 system regular 13 2 58 16 Voice call
    L0148 system regular 15 2 18.5 18 +3
    L0149 system medium 14 2 36 17 Label
    L0150 system regular 12 2 31 14.5 Label
    L0152 system regular 15 2 36.5 18 email
    L0153 system semibold 11 2 30 13.5 Label
    L0155 system regular 15 2 29 18 Max
    L0156 system regular 12 2 75 14.5 Date Created
    L0157 system regular 17 2 97 20.5 Order Status
    L0158 system regular 17 2 95.5 20.5 Address title
    L0159 system regular 17 2 113 20.5 Headline Label
    L0161 system bold 12 2 26.5 14.5 New
    L0162 system regular 17 2 85.5 20.5 DISCOUNT
    L0163 system regular 17 2 70.5 20.5 -$601.00
    L0164 system regular 17 2 55 20.5 $40.00
    L0165 system regular 17 2 99.5 20.5 Jan2022Sale
    L0166 system regular 17 2 65.5 20.5 Info Text
    """#)
}
