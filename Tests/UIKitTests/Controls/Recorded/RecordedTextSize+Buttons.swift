extension RecordedTextSize {
  /// System buttons with a title alone, as Interface Builder saved them.
  static let buttons = rows(
    #"""
    L0167 system regular 15 2/3 39 30 Close
    L0169 system regular 15 2/3 64 30 Try Again
    L0170 system regular 14 2/3 45 29 CLEAR
    L0171 system semibold 14 2/3 75 29 TRY AGAIN
    L0172 system semibold 15 2/3 38 30 Done
    L0173 system regular 15 2/3 48 30 Cancel
    L0175 system regular 15 2/3 70 30 No thanks
    L0178 system regular 15 2/3 57 30 Button 1
    L0179 system regular 15 2/3 46 30 Button
    L0181 system regular 15 2/3 146 30 Add Existing Account
    L0182 system regular 15 2/3 53 30 Restore
    L0183 system regular 15 2/3 86 30 Maybe Later
    L0184 system regular 10 2/3 36 24 Privacy
    L0185 system regular 15 2/3 116 30 Spread the Word
    L0186 system regular 15 2/3 99 30 Help Translate
    L0187 system regular 15 2/3 144 30 Join the Beta Testers
    L0188 system regular 15 2/3 124 30 Submit your Ideas
    L0189 system regular 15 2/3 169 30 Review on the App Store
    L0190 system regular 15 2/3 41 30 Finish
    L0191 system regular 15 2/3 77 30 Left Button
    L0194 system regular 16 2/3 60 32 Settings
    L0195 system medium 15 2/3 86 30 Default Title
    L0196 system regular 15 2/3 94 30 Hide skeleton
    L0197 system regular 15 2/3 68 30 Reactions
    L0198 system regular 15 2/3 165 30 Send a notification in 5s
    L0200 system regular 15 2/3 76 30 Untitled.txt
    L0201 system bold 16 2/3 36 32 Hide
    L0202 system regular 17 2/3 41 33 Done
    L0204 system regular 15 2/3 173 30 Show Alert with TextField
    L0205 system regular 15 2/3 97 30 Reload Layout
    L0206 system regular 15 2/3 52 30 Vertical
    L0207 system regular 15 2/3 79 30 Spacing (0)
    L0208 system regular 15 2/3 88 30 Spacing (20)
    L0209 system regular 15 2/3 88 30 Spacing (30)
    L0210 system regular 15 2/3 71 30 Horizontal
    L0212 system regular 15 2/3 59 30 Show All
    L0213 system regular 15 2/3 93 30 Alignment Fill
    L0214 system regular 15 2/3 120 30 Alignment Center
    L0215 system regular 15 2/3 124 30 Alignment Trailing
    L0216 system regular 15 2/3 128 30 Alignment Leading
    L0217 system regular 15 2/3 103 30 Distribution Fill
    L0218 system regular 15 2/3 156 30 Distribution Fill Equally
    L0219 system regular 15 2/3 181 30 Distribution Equal Spacing
    L0220 system regular 15 2/3 193 30 Distribution Equal Centering
    L0221 system regular 15 2/3 79 30 No Margins
    L0222 system regular 15 2/3 133 30 Margins (10,0,10,0)
    L0223 system regular 15 2/3 80 30 i'm not sure
    L0224 system regular 15 2/3 80 30 Move to full
    L0226 system regular 15 2/3 77 30 Move to tip
    L0227 system regular 15 2/3 106 30 Move to hidden
    L0228 system regular 15 2/3 96 30 Update layout
    L0229 system regular 15 2/3 114 30 Present Modallly
    L0230 system regular 15 2/3 36 30 Send
    L0231 system regular 15 2/3 164 30 Continue in bakcground
    L0236 system regular 14 2/3 54 29 collapse
    L0237 system regular 15 2/3 49 30 Redact
    L0238 system semibold 15 2/3 49 30 Switch
    L0239 system semibold 15 2/3 134 30 Create a new room
    L0240 system regular 17 2/3 82 33 Forgot PIN
    L0241 system regular 15 2/3 56 30 Rename
    L0242 system regular 15 2/3 45 30 Delete
    L0243 system regular 15 2/3 45 30 button
    """#)
}
